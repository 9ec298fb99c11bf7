# Die Wörter von Netrunner, erklärt. `nr-forms-` ist, wonach ein Text durchsucht wird, durch Striche getrennt; ein
# Stern steht für jede Endung. Die Erklärung sind ein, zwei Sätze für jemanden, der noch nie gespielt hat.

## Das Spiel

nr-words-play = Das Spiel

nr-word-corp = Konzern
nr-forms-corp = konzern*
nr-means-corp = Eine der beiden Seiten: Sie versteckt Agenden in Servern, schützt sie mit Ice und will 7 Agendapunkte erreichen (6 in der Einsteigerpartie).

nr-word-runner = Runner
nr-forms-runner = runner*
nr-means-runner = Die andere Seite: macht Runs auf die Server des Konzerns und will die Agenden stehlen, bevor der Konzern sie punktet.

nr-word-click = Klick
nr-forms-click = klick*
nr-means-click = Womit Aktionen bezahlt werden. Der Konzern hat 3 in seinem Zug, der Runner 4; was übrig bleibt, verfällt.

nr-word-credit = Credit
nr-forms-credit = Credit*
nr-means-credit = Geld: bezahlt Karten, das Rezzen und Fähigkeiten. Ein Klick bringt einen Credit.

nr-word-agenda = Agenda
nr-forms-agenda = agenda | agendas | agenden | agendapunkt* | agendamarke*
nr-means-agenda = Die Karten, um die es geht. Nur der Konzern hat sie im Deck; er punktet sie, der Runner stiehlt sie.

nr-word-points = Agendapunkt
nr-forms-points = agendapunkt* | punkte
nr-means-points = Was eine gepunktete oder gestohlene Agenda wert ist. Wer genug davon hat, gewinnt sofort.

nr-word-mulligan = Mulligan
nr-forms-mulligan = mulligan
nr-means-mulligan = Einmal, vor dem ersten Zug: die Starthand zurückmischen und fünf neue Karten ziehen.

nr-word-discard = Abwerfen
nr-forms-discard = abwerf* | abgeworfen | wirf | abwurf* | ablegeschritt* | handkartenlimit*
nr-means-discard = Am Ende deines Zuges behältst du höchstens fünf Karten auf der Hand; die anderen kommen auf deinen Ablagestapel.

nr-word-counter = Marke
nr-forms-counter = marke | marken | powermarke* | virusmarke* | agendamarke* | fortschrittsmarke* | zustandsmarke*
nr-means-counter = Ein Zeichen auf einer Karte. Die Karte sagt, wofür es gut ist.

## Orte

nr-words-places = Orte

nr-word-server = Server
nr-forms-server = server*
nr-means-server = Ein Ort des Konzerns, auf den der Runner Runs machen kann: HQ, R&D, Archives und beliebig viele Remote-Server.

nr-word-remote = Remote-Server
nr-forms-remote = ausgelagert* | remote-server* | server 1 | server 2 | server 3 | neuer server
nr-means-remote = Ein Server, den der Konzern durch Installieren schafft: Nur dort können Agenden und Assets installiert werden.

nr-word-hq = HQ
nr-forms-hq = hq
nr-means-hq = Die Hand des Konzerns. Ein Run darauf greift auf eine zufällige Karte dieser Hand zu.

nr-word-rd = R&D
nr-forms-rd = r&d
nr-means-rd = Das Deck des Konzerns. Ein Run darauf greift auf die oberste Karte zu. Muss der Konzern aus einem leeren Deck ziehen, verliert er.

nr-word-archives = Archives
nr-forms-archives = archives
nr-means-archives = Der Ablagestapel des Konzerns. Ein Run darauf greift auf alle Karten darin zu.

nr-word-grip = Grip
nr-forms-grip = grip
nr-means-grip = Die Hand des Runners. Schaden nimmt Karten daraus.

nr-word-stack = Stack
nr-forms-stack = stack | stacks
nr-means-stack = Das Deck des Runners, von dem er oben zieht. Niemand darf es ansehen.

nr-word-heap = Heap
nr-forms-heap = heap
nr-means-heap = Der Ablagestapel des Runners. Alle dürfen ihn ansehen.

nr-word-root = Root
nr-forms-root = root
nr-means-root = Das Innere eines Servers, hinter dem Ice: Dort liegen Agenden, Assets und Upgrades.

nr-word-rig = Rig
nr-forms-rig = rig
nr-means-rig = Alle installierten Karten des Runners.

nr-word-memory = Speicher
nr-forms-memory = speicher* | mu
nr-means-memory = Platz für Programme: Der Runner hat 4 Speichereinheiten, und jedes Programm braucht welche.

## Karten

nr-words-cards = Karten

nr-word-ice = Ice
nr-forms-ice = ice
nr-means-ice = Liegt verdeckt vor einem Server. Gerezzt hält es jedem Runner, der vorbeikommt, seine Subroutinen entgegen.

nr-word-subroutine = Subroutine
nr-forms-subroutine = subroutine*
nr-means-subroutine = Eine Zeile mit Pfeil auf Ice. Was sie sagt, geschieht dem Runner, der auf das Ice trifft, wenn sie nicht gebrochen wird.

nr-word-icebreaker = Icebreaker
nr-forms-icebreaker = icebreaker*
nr-means-icebreaker = Ein Programm, das Subroutinen bricht. Es braucht mindestens die Stärke des Ice.

nr-word-strength = Stärke
nr-forms-strength = stärke | grundaufspürstärke
nr-means-strength = Wie stark Ice oder ein Icebreaker ist. Ein schwächerer Icebreaker muss erst stärker werden, bevor er bricht.

nr-word-barrier = Barriere (Barrier)
nr-forms-barrier = barriere* | barrier | fracter
nr-means-barrier = Eine Art Ice: Mauern, die meist den Run beenden. Fracter brechen es.

nr-word-codegate = Codeschranke (Code Gate)
nr-forms-codegate = codeschranke* | code gate | code-gate* | decoder*
nr-means-codegate = Eine Art Ice: Schlösser und Irrgärten. Decoder brechen es.

nr-word-sentry = Wächter (Sentry)
nr-forms-sentry = wächter* | sentry | killer
nr-means-sentry = Eine Art Ice: schadet oft dem Runner oder trasht Programme. Killer brechen es.

nr-word-asset = Asset
nr-forms-asset = asset*
nr-means-asset = Eine Karte in einem Remote-Server, die dem Konzern nützt, sobald sie gerezzt ist. Der Runner kann sie trashen.

nr-word-upgrade = Upgrade
nr-forms-upgrade = upgrade*
nr-means-upgrade = Wie ein Asset, darf aber in jedem Server liegen, auch neben einer Agenda.

nr-word-operation = Operation
nr-forms-operation = operation*
nr-means-operation = Eine Karte des Konzerns, die einmal gespielt und dann abgelegt wird.

nr-word-event = Event
nr-forms-event = event | events
nr-means-event = Eine Karte des Runners, die einmal gespielt und dann abgelegt wird.

nr-word-program = Programm
nr-forms-program = programm*
nr-means-program = Eine Karte des Runners, die liegen bleibt und Speicher braucht. Icebreaker sind Programme.

nr-word-hardware = Hardware
nr-forms-hardware = hardware
nr-means-hardware = Eine Karte des Runners, die liegen bleibt und keinen Speicher braucht.

nr-word-resource = Ressource
nr-forms-resource = resource* | ressource*
nr-means-resource = Eine Karte des Runners, die liegen bleibt. Ist der Runner getaggt, kann der Konzern sie trashen.

## Was man tut

nr-words-doing = Was man tut

nr-word-install = Installieren
nr-forms-install = installier*
nr-means-install = Eine Karte hinlegen, die bleibt. Karten des Konzerns liegen verdeckt und kosten noch nichts; die des Runners liegen offen und werden gleich bezahlt.

nr-word-rez = Rezzen
nr-forms-rez = rez* | gerezzt* | ungerezzt* | derez*
nr-means-rez = Eine installierte Karte des Konzerns gegen ihre Kosten aufdecken. Ice rezzt man, wenn der Runner herankommt. Agenden rezzt man nie.

nr-word-advance = Vorantreiben
nr-forms-advance = vorantreib* | vorangetrieben* | treib* | fortschritts*
nr-means-advance = Der Konzern zahlt einen Klick und einen Credit und legt eine Fortschrittsmarke auf eine Karte. Mit genug davon kann er eine Agenda punkten.

nr-word-score = Punkten
nr-forms-score = punkten | punktet | punktest | punkte | gepunktet* | punktezone
nr-means-score = Der Konzern deckt eine Agenda mit genug Fortschrittsmarken auf und bekommt ihre Punkte. Das kostet keinen Klick.

nr-word-steal = Stehlen
nr-forms-steal = stehl* | stiehl* | gestohlen*
nr-means-steal = Greift der Runner auf eine Agenda zu, nimmt er sie und ihre Punkte.

nr-word-trash = Trashen
nr-forms-trash = trash* | getrasht*
nr-means-trash = Eine Karte wegwerfen: Sie kommt auf den Ablagestapel. Greift der Runner auf eine Karte zu, darf er ihre Trash-Kosten zahlen.

nr-word-purge = Virusmarken löschen
nr-forms-purge = virusmarken löschen | virusmarken löscht | lösche alle virusmarken | löscht alle virusmarken
nr-means-purge = Der Konzern entfernt alle Virusmarken; das kostet seinen ganzen Zug von drei Klicks.

## Runs

nr-words-run = Runs

nr-word-run = Run
nr-forms-run = run | runs | run-event*
nr-means-run = Der Angriff des Runners auf einen Server: an jedem Ice vorbei, von außen nach innen, dann in den Server.

nr-word-approach = Sich nähern
nr-forms-approach = nähert | näherst | nähern
nr-means-approach = Der Runner steht vor einem Ice. Jetzt darf der Konzern es rezzen.

nr-word-encounter = Treffen auf
nr-forms-encounter = treffen auf | trifft | triffst | triff | begegn*
nr-means-encounter = Der Runner trifft auf gerezztes Ice: Erst dürfen Icebreaker brechen, dann geschieht jede ungebrochene Subroutine.

nr-word-break = Brechen
nr-forms-break = brechen | bricht | brich | brichst | gebrochen* | ungebrochen*
nr-means-break = Dafür sorgen, dass eine Subroutine nichts tut: mit einem Icebreaker, der zur Art des Ice passt.

nr-word-endrun = Den Run beenden
nr-forms-endrun = beende* den run | den run beenden | den run nicht beenden | run endet | ende des runs
nr-means-endrun = Der Run ist sofort vorbei, und auf nichts wird zugegriffen.

nr-word-jackout = Ausklinken
nr-forms-jackout = ausklink* | klink*
nr-means-jackout = Einen Run vor dem nächsten Ice aufgeben. Es wird auf nichts zugegriffen, und Schlimmeres kann nicht mehr geschehen.

nr-word-breach = Eindringen
nr-forms-breach = eindring* | einzudringen | eingedrungen | dringst | dringt | dring | im server
nr-means-breach = Der Runner ist an allem Ice vorbei und im Server. Auf alle Karten dort wird zugegriffen, eine nach der anderen; die Reihenfolge wählt der Runner.

nr-word-access = Zugriff
nr-forms-access = zugriff* | zugreif* | zuzugreifen | zugegriffen | greif* | greifst | greift
nr-means-access = Eine Karte eines Servers ansehen. Eine Agenda wird gestohlen, eine Karte mit Trash-Kosten darf getrasht werden, eine Falle kann schaden.

## Gefahren

nr-words-danger = Gefahren

nr-word-damage = Schaden
nr-forms-damage = schaden* | netzschaden* | körperschaden* | hirnschaden* | kernschaden*
nr-means-damage = Für jeden Punkt verliert der Runner eine zufällige Karte aus dem Grip. Bei mehr Schaden als Karten hat er verloren.

nr-word-tag = Tag
nr-forms-tag = tag | tags | getaggt
nr-means-tag = Der Konzern weiß, wo der Runner ist. Manche Karten strafen das. Der Runner entfernt einen für einen Klick und 2 Credits.

nr-word-badpub = Schlechte Publicity
nr-forms-badpub = bad publicity | schlechte publicity
nr-means-badpub = Für jede hat der Runner in jedem Run 1 Credit mehr.

nr-word-virus = Virus
nr-forms-virus = virus* | viren
nr-means-virus = Eine Art Programm, das Virusmarken sammelt. Der Konzern kann sie entfernen.

nr-word-trace = Aufspüren
nr-forms-trace = aufspür* | spür* * auf | spüre mit | grundaufspür*
nr-means-trace = Erst erhöht der Konzern mit Credits die Aufspürstärke, dann der Runner seinen Link. Ist der Konzern höher, gelingt das Aufspüren.
