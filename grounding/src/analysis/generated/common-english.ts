// Written by evaluation/src/support/write-common-english.ts from GloVe's vocabulary (public domain, PDDL 1.0).
export const COMMON_ENGLISH =
  "the said with from are have but not who will one after new also two more first about year there all out other " +
  "people percent over last some government time years world can three president only state million most united " +
  "before may many while states now city made like between just national day country under such second then " +
  "company group any through china four being down war back off south american minister police well including " +
  "team international week officials still both even high part end former make billion work home school party " +
  "house old later get another tuesday news long five called wednesday military way used much next monday " +
  "thursday friday game here take very north security season york public early according several court say around " +
  "foreign until set political says market however family life same general left good top university going number " +
  "major known points won six month dollars bank iraq use members each area found official sunday place based " +
  "third times right days local economic countries see best report killed held business west does own law months " +
  "power think service bush show help chief saturday system john support series play office following meeting " +
  "expected late washington games european league reported final british white history man men want march case " +
  "few run money open name trade center israel oil too film win led east central air come chinese town leader " +
  "army line never little played prime death companies least put forces past half june saying know federal french " +
  "peace earlier capital force great union near released small department every health japan head ago night big " +
  "cup election region director talks program far today statement july district again born development leaders " +
  "council close record along county france point must spokesman member plan financial april recent campaign " +
  "become troops lost music got israeli need lead already russia though might free hit rights information away " +
  "others control within large economy press agency water died career making deal attack side seven better less " +
  "september once clinton main due committee building conference club january decision stock america given give " +
  "often announced television industry order young palestinian age start administration russian prices round " +
  "december nations human india defense asked total october players bill important southern move fire population " +
  "rose november include further nuclear street taken different issue received secretary return college working " +
  "community eight groups despite level attacks germany august change church nation german station london weeks " +
  "having research black services story europe sales policy visit northern lot across per current board football " +
  "ministry workers vote book fell role students shares iran process agreement quarter full match started growth " +
  "yet moved possible western special plans interest behind strong england named food period real authorities car " +
  "term rate race nearly korea enough site opposition keep call future taking island road outside really century " +
  "democratic almost single share leading trying find album senior minutes together congress index australia " +
  "results hard hours land action higher field cut coach elections issues executive february production areas " +
  "river face using japanese province park price commission california father son education village energy shot " +
  "short africa key red association average pay exchange likely player george victory low things pakistan post " +
  "social continue ever look chairman job soldiers able parliament front problems private lower list built " +
  "efforts dollar miles included radio live form david african increase reports sent fourth always king tax " +
  "taiwan britain playing title middle meet global wife position located clear ahead iraqi english result release " +
  "violence goal project closed border body soon crisis division served tour hospital test technology believe " +
  "organization published weapons agreed why nine summer wanted republican act recently texas course problem " +
  "senate medical done reached star continued investors living care signed art provide worked presidential gold " +
  "obama morning dead opened event previous cost instead canada band teams daily available drug coming investment " +
  "michael civil woman training appeared involved indian similar situation running fighting mark trial hold " +
  "australian thought study fall mother relations anti song popular base ground markets newspaper staff saw hand " +
  "hope operations pressure americans eastern legal asia budget returned considered love stop fight currently " +
  "charges try aid ended management cases decided failed network works gas turned fact vice mexico trading " +
  "especially reporters afghanistan common looking space rates manager loss justice thousands james rather fund " +
  "thing republic opening accused winning scored championship example getting performance sports let allowed " +
  "schools means turn leave robert personal stocks showed light arrested person either offer majority battle " +
  "class evidence makes society products regional needed stage doing families construction various sold " +
  "independent kind airport paul judge internet movement room followed original angeles italy data comes parties " +
  "nothing sea bring annual officer beijing present remain nato remains allow florida computer contract coast " +
  "created demand operation events islamic beat analysts interview helped child probably spent asian effort " +
  "cooperation shows calls investigation lives video yen runs tried bad described written throughout established " +
  "mission associated buy growing green forward competition poor latest banks question prison feel attention firm " +
  "injured governor movie range cross track programs forced includes difficult produced wall rebels income chance " +
  "elected reach species wants finished rise killing spain joined italian language rest serious paris tournament " +
  "officers inside scheduled immediately increased brown remained parts success changes residents meanwhile net " +
  "sides jobs hall believed olympic deputy records heart champion award planned version grand institute step " +
  "democrats rule labor above summit sometimes addition raised william needs talk longer terms rules ruling joint " +
  "ball beginning sure stay safety worth charge korean begin arab friends atlanta caused sources sign issued " +
  "armed cents funds claimed heavy noted parents spending related offered particularly aircraft whole authority " +
  "risk matter science access boston conditions details coalition compared lee break turkey daughter natural " +
  "museum strike style paid rock costs view usually spanish royal travel takes books smith chicago systems " +
  "arrived hundreds hour response developed jones potential cause value idea thomas professional domestic credit " +
  "changed gaza married launched web muslim source weekend camp quickly owned finance palestinians eventually " +
  "measures cities afp blue richard starting ready plant build designed certain voters modern fans commercial bid " +
  "provided constitution dropped brother canadian drive goals negotiations affairs unit questions significant " +
  "create bomb warned religious minute figures victims condition activities leaving experience attorney standard " +
  "proposed intelligence giving hotel finally magazine experts moving quoted baghdad carried candidate fifth lake " +
  "employees sell pacific mostly reason flight square overall design passed focus bay date letter wide effect " +
  "charged phone figure attempt claims below profit industrial zealand estimated traditional size practice cars " +
  "double pass hands professor student concerns refused sector review homes disease kept terrorism online speech " +
  "peter culture reform founded ordered successful arms charles conflict limited material trip property paper " +
  "threat seeking concern confirmed plane route completed jewish williams someone hill comment numbers ireland " +
  "taliban huge johnson mayor husband mass lines premier soviet cover couple positive complete non republicans " +
  "mail crime moscow brazil kilometers stand formed seems felt separate amid stadium singapore speaking hopes " +
  "leadership emergency declined treatment cabinet tell straight tokyo winner ban session serve progress ship " +
  "projects independence appointed words recorded terrorist christian politics studies sense plays militants " +
  "holding regular required lawyer word debt guard wounded candidates assembly expressed character pro fuel " +
  "martin supreme broke ministers actually equipment additional denied friend features levels approved greater " +
  "port ethnic status primary amount ways debate model decades places individual festival previously join " +
  "insurance impact urged heard placed centre illegal fired indonesia damage responsible message baseball ties " +
  "true originally challenge prevent filed captain entire supporters blood territory housing valley product " +
  "conservative van earnings proposal protection read foundation search names train discuss perhaps journal raise " +
  "murder address operating olympics deep settlement simply nearby relationship cash alone hamas laws target " +
  "analyst buildings newspapers lack consumer direct twice self beach zone songs scene communist afternoon units " +
  "necessary navy quality sound protect spring missing criminal speed confidence selling beyond software " +
  "democracy section matches basis suicide resolution calling remaining gone powerful losing account votes " +
  "georgia god commander euro rising catholic opportunity resources writer awards expect send active claim " +
  "suffered alleged alliance host declared injury type planning environment sites protest drop suggested stories " +
  "sale headquarters rebel avoid improve consider stars citizens attended currency generally appeal older vietnam " +
  "lived seats happened thus incident floor largely developing approach films mike historic businesses era gained " +
  "bit tough traffic inflation egypt telephone moment winter suspected drugs debut fast boy worst railway arrest " +
  "mountain store famous tom patients championships reserve carry weather thailand greek concerned finish command " +
  "critical hot lebanon channel census houses female seat vehicles spread aimed freedom medal saddam losses " +
  "bridge saudi supply cancer turkish writing appear revenue decade receive score fear securities ability appears " +
  "crimes retired customers sun becoming champions gulf gets virginia corporate introduced academy particular " +
  "survey easy mainly choice mind hearing add reduce directed replaced native assistant arts seconds crowd " +
  "complex quite poland entered dutch responsibility crew fine pounds environmental subject organizations jersey " +
  "kosovo mean serving cultural ten seemed draw bus yards cuts produce ask voice degree author watch lawyers ice " +
  "legislation collection presence listed critics rejected rich offers influence ruled governments stations " +
  "soccer shooting arafat streets draft evening sex bodies policies afghan editor rival nature strategy girl " +
  "jordan happy giant save jackson wing prosecutors identified larger article optional seek bombing managed " +
  "sought standing doctors measure earned gmt rural fellow sanctions smaller contributed owner secret carrying " +
  "prince treaty launch cast highly civilians basketball performed develop fair interior henry lawmakers prepared " +
  "malaysia wrong tests widely serb table bureau looked spokeswoman committed rally supported ambassador spoke " +
  "ensure note kids headed documents follow bosnia rice super stopped carolina directly initial relief yuan " +
  "continues earth gives activity polls louis corruption picture storm backed irish interests refugees defeat " +
  "islands initially spot bond embassy agencies swiss request standards estate trust ceremony guy fully occurred " +
  "kingdom shortly iranian bob accept diplomatic cold signs facilities struck discovered contact regime airlines " +
  "youth safe penalty transport follows marriage maybe appearance highway millions gain poll door threatened wins " +
  "silver passengers scott rescue lose apparently exports showing failure increasing talking specific fresh card " +
  "sixth understand vehicle panel latin refer items benefits seem partner kill communications broadcast faces " +
  "protests pretty presented setting driver happen capacity fed box stores deaths davis sport prize boost " +
  "producer comments goods ford episode decline immediate ending girls bonds climate orders destroyed awarded " +
  "provides defeated bosnian brothers roman conducted image accident criticism mary block heat push agent joseph " +
  "actions massive structure normal terror warning worldwide advanced featured advantage convention southeast " +
  "plants respect positions approval heads farm pennsylvania bowl ohio meetings prior reasons houston novel cox " +
  "ones assets sister extra crash voted basic slightly recovery assistance steps covered jerusalem studio " +
  "controlled actor gun meters intended linked allowing offensive spend technical euros eds numerous loans " +
  "driving certainly institutions consumers syria opposed effective sweden argentina holds promised hits " +
  "representative location entertainment feature advance slow acting individuals audience captured uses attend " +
  "clearly faced queen forest races generation pick providing journalists dozen bar frank overseas volume " +
  "federation dispute personnel combat except combined missile golf doctor package admitted affected extended " +
  "offices hurt announcement eye injuries minor background facing deficit fort decide engine artists agents " +
  "civilian fox greece mexican represented waiting offering organized increasingly cell effects helping accepted " +
  "seasons executives fish scale boys ali solution none prisoners approximately banking taxes visited artist " +
  "missed unless convicted philippines agree strip parliamentary tennis voting notes attacked adds scoring looks " +
  "simple musical foot digital gains characters scientists stone miami reduced raising steel benefit cricket " +
  "powers promote variety opinion fears answer internal task massachusetts liberal guilty strength possibility " +
  "materials determined christmas jack adopted gore physical page reading allies maintain accounts partners " +
  "direction cuba buying trouble mixed allegations knows speak leaves philadelphia defence arizona divided " +
  "shanghai innings congressional willing dozens edge windows firms senator miss completely pope farmers upper " +
  "plot putting sexual regions relatively mid singer urban owners library leg baby communities northwest finals " +
  "dark netherlands aids crude neither profits pulled historical returning theater removed commissioner eyes " +
  "immigration marketing michigan investigators reforms plus kansas dance suspended racing loan continuing marine " +
  "heavily transportation junior funding hear learned permanent grow keeping begins thai demands code believes " +
  "unable surface guys legislative supplies serbs split jail hollywood chemical dangerous flights poverty " +
  "agriculture distance kennedy rain prominent finding meaning commerce sets weekly bin nigeria row fields " +
  "airline visitors switzerland czech stated theory hussein shots therefore singles closing views broken enter " +
  "male require coverage squad pakistani suspects falling holiday difference master focused existing criticized " +
  "improved ships flying minority decisions lies expansion fighters rare anniversary medicine stability " +
  "administrative atlantic hockey blamed blair die machine ancient insisted fly politicians grant piece creating " +
  "ranked learn detroit lord electric mobile younger involving check links boat cable alexander marked statistics " +
  "wild starts honor walk closer determine stake bottom leads officially classic jean bringing disaster usa " +
  "transfer mine argued closely neighborhood delegation reaching strategic scotland easily pace treasury golden " +
  "urgent thinking forms zimbabwe allows jury drew colorado fbi seventh explosion sentence fiscal gay witnesses " +
  "blast metal count ukraine animals clean write contains egyptian expectations seized courts scientific ends " +
  "abuse selected attempts handed revealed serbia hoped tech branch replace miller speaker facility visiting " +
  "percentage tourism movies brief becomes clubs chen sydney columbia export surgery dialogue consecutive madrid " +
  "wait analysis tons municipality referred tracks moves muslims unemployment soldier engineering provincial " +
  "towns taylor wind color alternative knowledge pictures screen edition toll retirement theatre clients pilot " +
  "berlin enforcement commitment purchase newly electronic howard woods suspect tied wales avenue abroad teacher " +
  "limit balance seriously opponents feeling detained memorial protesters downtown presidency banned revolution " +
  "toronto distribution violent picked brand turning reality palace supporting fashion suit acts roads connection " +
  "broad interested considering favor mainland severe acknowledged restaurant empire advertising campus weight " +
  "seattle website referring remarks ocean teachers negative pop doubt granted friendly reportedly pair venture " +
  "drawn myanmar forum testing truck stands cutting sentenced shiite quick marks veteran duty mile daniel users " +
  "possibly villages northeast democrat anonymity posted titles immigrants sort studied traded writers corner " +
  "importance greatest birth industries overnight temple auto polish reaction perfect sudan establish rome asking " +
  "allegedly core elements lewis falls express conduct manufacturing activists constitutional andrew bird unlike " +
  "researchers forecast electricity garden indicated austria watching snow pushed elsewhere retail arm repeatedly " +
  "suffering invasion struggle length tree flu indonesian schedule wilson seeing surprise stephen ben sharp " +
  "resistance targets secure tie santa photos kenya discussed letters scandal creation delay holy operated " +
  "sending corporation typically founder recording whatever wave households brazilian dominated weak dallas drama " +
  "animal destruction tourists sir models edward contracts filled jews favorite rugby extremely paying hoping " +
  "memory terrorists treated faith remember shut humanitarian hurricane shared ideas registered surrounding " +
  "formal apart factory putin assault eighth defending damaged accord prosecutor fraud southwest maker " +
  "differences cited virus learning powell entry centers truth receiving indeed represents proved otherwise " +
  "delivered wood mountains pieces output pentagon wearing saint wine chances delivery colombia demanded content " +
  "worse yes strongly cells scores milan planes arabia options acquired controversial notable imposed militant " +
  "expand mount collapse passenger lady swedish judges minnesota exactly compete membership electoral purpose " +
  "multiple computers changing agenda satellite resort chosen flag naval passing trim peaceful academic trees " +
  "networks path norway defensive telling motor returns politician opportunities prove text religion primarily " +
  "opera grade serves citing tradition supposed patrick beating corps comedy understanding yellow settled grown " +
  "glass philippine croatia strikes expanded chain file shop agricultural yesterday link dealers invited " +
  "recognized lebanese districts causing frequently horse involvement dismissed expects threats bishop display " +
  "achieve types represent fleet waters manchester buried document partnership illinois guns estimates initiative " +
  "updates bills actress category crucial driven concluded dream values giants lay pain bilateral relatives fun " +
  "iron neighboring ultimately applied sons bell programme coup nationwide bangladesh laden turns expensive " +
  "legislature breaking hole contained dog cards enemy appeals ring yugoslavia pull signing tower option expert " +
  "portion deals competitive spirit laid winners gathered bombings stressed unknown contest infrastructure " +
  "manhattan phase brain proposals exercise behavior labour worried maximum principal tehran requires escape " +
  "tells aside monetary belgium alive reference recession publicly flow salt flat theme khan concept statements " +
  "borders widespread township unlikely sitting apartment respectively employment challenges occupied predicted " +
  "identity pledged unique label choose pointed portugal shopping ray israelis athletes hair confident rivals " +
  "welfare degrees achieved equal benchmark household withdrawal remove walked shape concert appearances rocket " +
  "lawsuit circuit survived reporter emerging discussions mentioned bronze bear mutual factor struggling " +
  "venezuela wake solid danger motion increases hired writes ninth hills platform iii images resume dole " +
  "transferred alongside drivers resulted matters diplomats yankees castle references median hundred futures nice " +
  "vast bombs municipal abc rail rangers coal islam hospitals participate camps regulations imports pitch chart " +
  "carlos explained representing investments aviation jump casualties profile sees exhibition trained bigger " +
  "payments subsequently peak clashes earthquake ill photo crown tensions victim morgan thanks producing " +
  "journalist maintained wars fit temporary deadly perform helicopter formerly watched function vision resigned " +
  "hitting skills welcome mohammed classes reputation limits producers kuwait recalled fame obtained guards " +
  "emerged establishment causes unions referendum catch sit stayed fishing inches latter purchased fewer " +
  "performances nomination impossible teaching liberation merger tight tobacco carter attempted traders abandoned " +
  "missiles medium drove controversy allen operate lowest sugar resolve grounds affect chamber aware directors " +
  "hezbollah orange ongoing disney agreements responded roughly envoy biography adviser economist palm harry pool " +
  "unusual elizabeth worker ranking inspired patient sat mining rating contemporary defend moderate deadline tank " +
  "instance jets column visits reporting dedicated recovered advice method joining arrival connected dean striker " +
  "anderson signal practices application shift restrictions testimony touch males christopher shareholders " +
  "promoted pushing covers organisation athens sam fan kashmir papers failing device clark featuring recognition " +
  "maria preparing broadcasting jazz trillion birds fallen trend gross dry literature nobody apple tiny assigned " +
  "discussion colleagues provinces prepare counter romania roll iowa healthy cia monthly experienced gap " +
  "applications minimum warner contrast adult blow don ticket trains rooms unity consists entering cleveland " +
  "reserves stable promise dinner duke harvard raid tries stepped regarding soft heading governing virtually ride " +
  "risks controls meets bankruptcy delayed performing resignation scottish yield serbian roles factors engaged " +
  "gates discovery equity respond kick parish secondary passes beautiful occupation chavez targeted simon happens " +
  "guide participants institution throw moon demanding finds sharply repeated contributions denmark questioned " +
  "iraqis cook capture syrian extensive lift explain dramatic amendment cuban insurgents combination angry barrel " +
  "appropriate seed educational formula observers managing walls radical obviously denver vowed composed females " +
  "suggest qualifying guest jet coffee austin manufacturers cease capable bases speculation deliver managers wear " +
  "publication socialist handle dealing tourist owns briefly landing formally gary fixed priority jumped cool " +
  "racial window aboard heritage apparent knee extend rounds devices entirely investigating map backing deployed " +
  "wish scenes estimate complained effectively patrol tamil suggests register familiar abortion properties " +
  "interim graduate carrier regularly reduction custody gathering format aged praised promotion talent tested " +
  "graduated stuff taipei circumstances witness chile rapid arena desire sky hosted cyprus seoul aim fighter " +
  "prompted remote aggressive apply trail usual solo normally gop unchanged false tropical walking masters creek " +
  "methods formation compensation anthony crossing camera outstanding resulting tennessee cap contain sensitive " +
  "significantly concrete sponsored neighbors partly warm stewart articles oklahoma fees surprised collected " +
  "delegates quake participation coastal identify nelson sharing versions monitoring encourage specifically tiger " +
  "accounting improving actual defender communication nominated adults pittsburgh caribbean portuguese emperor " +
  "orleans halt peninsula streak globe diplomat ease languages worry maryland barrels upset strengthen playoff " +
  "norwegian preliminary successfully trucks improvement universal origin deeply behalf intense exist pound " +
  "besides talked phoenix sunni accompanied mental tribunal qaeda restore probe declaration participated albums " +
  "troubled delta settle eat compromise inning hiv outcome enterprises waste complaints stanley mix blocked blame " +
  "ballot copies alert tickets cargo indiana hero inspectors arsenal distributed publishing survivors aides " +
  "barcelona advisory claiming revenues imf athletic ally commonly mortgage succeeded savings helps detention " +
  "faster substantial transition pan liverpool victoria economics popularity quarterback veterans requirements " +
  "baltimore underground typical employee winds economists traveling drawing gang reviews unclear selection " +
  "scheme churches ceo absence residence resident tens simpson reception opponent arrive militia congo pilots " +
  "flood suddenly enjoy painting genus sweet entitled condemned railroad finishing electronics essential regarded " +
  "notably handling roger defined attending pages ratings harris desert crashed coaches proper welcomed " +
  "developments departure thompson restaurants composite hosts quiet interviews equivalent jason machines fat " +
  "universities beaten cape external locations editorial plastic kelly kurdish narrow string nepal inter robinson " +
  "designated bound prosecution boss moore covering revolutionary occur gasoline margin extension tampa judicial " +
  "lieutenant somewhat editors comprehensive offense tigers makers supports constructed kabul humans alex parent " +
  "opposite existence magic funeral chechnya steady couples sciences landed lifted missouri connecticut meat " +
  "recognize encouraged opens firing midfielder charter ranks annually competing finland refugee indians " +
  "subsequent guitar fill employed skin actors bed extreme withdraw documentary please rapidly haiti collapsed " +
  "teen calm tanks louisiana financing chair density principle chancellor earn gray license noting outbreak " +
  "informed episodes promoting architecture reducing chip inquiry mention jakarta killings hungary feels duties " +
  "threatening trials fate packed arthur programming ages dogs principles soil brussels oregon ranging " +
  "recommended protected centuries hotels guerrillas converted associate slowly edwards qualified mistake philip " +
  "presidents doors quit customs commonwealth politically atmosphere rockets playoffs allied metropolitan " +
  "containing gallery senators mosque badly fee kentucky walker shell emotional empty pursue semi chapter " +
  "description adam hang fax nazi journey successor monitor starring definitely smoke delhi engineer seeded " +
  "citizen foreigners competed homeland somalia anger kings renewed shops shoulder toyota correct walter fiction " +
  "rio yugoslav replacement convinced hamilton absolutely counties technologies swimming ownership bruce danish " +
  "founding helicopters tribal dates installed surrounded investigate upcoming messages manner enjoyed " +
  "settlements survive implementation economies viewers hunt hostage temperature territories tend compound oscar " +
  "rush jesus albanian notice consequences campaigns brings incidents clothes interesting tomorrow routes boats " +
  "hostages douglas disputed parks austrian moral circle zero extent longtime ordinary argument montreal francs " +
  "rarely standings investigations triple alcohol guests relative stages comfortable medals guarantee weapon " +
  "malaysian confirm saved belgrade moments matt burned philosophy detailed clash cemetery mississippi " +
  "appointment asean forcing holes findings uganda rivers roof rank vital counterpart frequent infantry jerry " +
  "atomic persons benjamin peru creative announce artillery belgian roots acquisition turnover sounds prospects " +
  "orchestra bloc promises plenty client gene suspension struggled utah shoot courses planet outlook error " +
  "charity vienna requested traveled rated singing uranium operates regiment examples lincoln arrests sparked " +
  "campbell trophy reconstruction cambodia innocent elite argue reflect thousand murray alabama pact shore cycle " +
  "consumption adams consensus bright gift graham payment divisions stress purposes carbon feed fruit ross " +
  "broadway explosives sectors tape drinking loved stretch aide hampshire ward potentially shock lunch engines " +
  "wisconsin literary crackdown birthday dick affair climbed wealth cairo mouth nasa holdings negotiating chiefs " +
  "spoken viewed ontario feared salary milk beer melbourne dvd passage petroleum soul expanding laboratory jan " +
  "customer conservatives constant attitude assessment sessions defended runner thinks peacekeeping missions " +
  "barry situated eve metres geneva renamed manage mines chase geography clothing keeps lane orthodox seeks " +
  "nasdaq residential realize wage wto blocks assassination contribute doubles rookie lots entrance kilometres " +
  "contribution barely height morris lands princess files studios conservation traditionally permission designer " +
  "comic emissions prospect posts darfur disappointed counsel castro momentum busy classical procedures victories " +
  "headlines colonial afford legacy franchise illness quarters celebrated wright depression techniques foster " +
  "bands capitol invest assist beauty wonder regulation surge proud tackle spiritual athletics titled sleep proof " +
  "quotes sustained chicken faculty croatian russell mitchell colonel exchanges acres recover influential amounts " +
  "hispanic violations blues kid priest tools executed takeover wedding dna treat daughters exploded engineers " +
  "albert tea escaped vegas vatican gdp peacekeepers tension submitted pyongyang beef considerable investor " +
  "functions stem introduction excellent brigade bangkok pending depending aims restored activist fail funded " +
  "categories difficulties exit negotiate google verdict conversation plate totally evil cent canal diseases " +
  "succeed eligible taste smoking legs somebody maintenance studying symbol attracted counts attached flowers " +
  "tonight par bars nigerian biological intention riding pension movements luxury educated obvious possession " +
  "puts mandate lists stick aspects cleared rear wells accusations temperatures steven attributed overcome " +
  "summary execution aired crossed storage volunteers russians shuttle obtain staged organizers businessman libya " +
  "hunting brooklyn framework vessel punishment smart blacks balls baker qualify belief solve gradually imperial " +
  "tall tone wildlife fundamental squadron twenty ron lawrence settlers wayne modest rwanda jimmy forget thrown " +
  "longest marines sentiment roberts describe pattern demonstrators bomber urging burning slipped auction thin " +
  "occasionally nick sick separatist graf perry goalkeeper conclusion nobel indicate buyers stance facts attract " +
  "coaching architect employers exposed objects complaint sec grave bitter eliminated acted insurgency commentary " +
  "bears describes ousted lights gate burns tunnel striking bulgaria sovereignty oxford elderly copy pipeline " +
  "critic eating destroy inner rick publisher bench structures chechen ken channels ballots sarajevo rolling " +
  "hillary manila twin isolated vietnamese merely operator enormous wealthy competitors demonstrations paintings " +
  "hidden argentine fastest throwing fairly shipping arriving transit fires appealed cruise ski tibet pollution " +
  "impressive revised breaks kidnapped buses lasted nevertheless resign surplus poetry friendship observed " +
  "subsidiary infected anne anywhere exile terry vulnerable neck hardly harbor slam stroke utility kinds object " +
  "intervention realized detail drink alaska painted polling deployment triggered print costa battles grass " +
  "unrest torture celebration photographs warren lie swept parking amateur departments dodgers optimistic suburb " +
  "attorneys dress prevention implement valuable regard conspiracy midnight unprecedented cooperate advocates " +
  "bloody consultant dawn asks violation scholars essentially assumed afraid motors angels sierra childhood " +
  "carries lineup refers approve tragedy publications processing resumed generated pat personally regulators " +
  "repair complicated pleaded elect discrimination bass mohammad opec dam celebrate medicare guinea import " +
  "ukrainian searching rape marshall vessels rebounds wings useful staying canceled truly authorized touchdown " +
  "hip boom solar pitcher context terminal attacking extraordinary munich unfortunately colony corn recall " +
  "musicians commanders reagan addressed detainees suggesting sisters impose cameras depth element asset worries " +
  "lying superior trips definition trafficking suffer branches harm conflicts influenced mounted spots procedure " +
  "legend carefully scientist promising yard colleges nationalist exposure amnesty bag matthew lending jailed " +
  "fatah phones readers subjects expression authors imagine pleased raw strait disputes billy copyright automatic " +
  "preparation jay arkansas commissioned buffalo testified sporting cathedral saving trapped solutions visible " +
  "resolved cambridge parade genocide instruments elementary piano efficient bobby equipped protein raids " +
  "landmark sufficient northeastern poet reconciliation horses components chips cincinnati mainstream oppose " +
  "germans northwestern jonathan associates user wimbledon thirds forests wooden separated shed rushed consistent " +
  "happening ira footballer approached cattle telecom knight strict battalion sections releases wire knowing " +
  "boxing practical samuel vancouver dominant protecting electrical mubarak colombian wireless inhabitants " +
  "carriers demonstration sarah specialist wheel mediterranean dating concerning sight penalties handful torn " +
  "update eliminate rises routine mall restructuring enterprise surveillance troop conventional killer arranged " +
  "landscape expenses devoted christ truce kitchen homer relevant encouraging questioning regulatory massacre " +
  "likes warming tours mistakes progressive wrestling clay pledge relationships swing pole bat pride listen " +
  "billions greatly turner classified disappeared conviction provisions tool credited challenged participating " +
  "exception oakland personality pitched continent maintaining reflected airports thick appearing stakes fierce " +
  "shah southeastern lyrics dressed composer involves requests autonomous reverse villa norman frame preferred " +
  "ethiopia continental insists robin mill clock bernard waves occasion venue defendants integration guidelines " +
  "arguments erupted rough wickets arguing christians marathon victor contacts legitimate factories attempting " +
  "convoy technique inspection situations symptoms risen properly ferry folk foods derby achievement demonstrated " +
  "preserve dropping cooking armstrong semifinals invitation prevented guess hindu switch manufacturer stuck yang " +
  "spy pierre mood prisoner franklin operational experiences necessarily dynasty focusing maine replacing " +
  "feelings adopt establishing todd grace bombers proceedings temporarily fix anna indies tactics knocked kills " +
  "provision uniform attractive historian judgment lucky closure consulting sudanese donors interviewed credits " +
  "prayer quebec des hearings belt tribute straits produces asylum farms metro earl plunged pirates muhammad " +
  "designs liberty dublin wages equally operators visual shirt tip collins ignored checks generate factions dubai " +
  "forming lynch legislators transmission audio sudden hawaii cowboys parker cheap flooding ivory mohamed tribe " +
  "ultimate mad illegally max mechanism shelter stops shoes loose guerrilla eggs occurs loyal sars elaborate mph " +
  "eager portland copper ann nervous veto uprising currencies implemented earliest repeat bags uncertainty " +
  "suburban uncle sole enemies billboard signals surrender pack exact marc cream stones evans sand privately " +
  "secured explosive makeup celebrity fortune incorporated nights chaos siege virgin collective frozen twelve " +
  "airways crack ioc videos strange universe diamond arrangements hiding retailers donations delays gaining " +
  "voiced collect pressed followers sheikh basically martinez wonderful kremlin qatar mac hunter sentences " +
  "nominee regardless damages listing patriots determination rico brands stream coordinator smooth cotton colors " +
  "rocks bone deny displaced donated script declining retain autonomy silence understood accusing angel derived " +
  "objective reiterated productions separately denies visa strain chang dying turmoil perspective wheat " +
  "corporations projected bradley clinical criminals restoration tired boycott enhance commit belarus arrangement " +
  "birmingham inmates violated assists graphics hostile orlando involve describing closest reveal batting " +
  "reasonable sad hate permit remarkable johnny predecessor taiwanese virtual mills explanation artistic teach " +
  "adjacent depends challenging assured replied survival warnings magazines locked milwaukee samples intellectual " +
  "georgian paint privacy kicked flags respected subsidies advised handled desperate morocco answers graphic " +
  "ethics hungarian expecting efficiency arabs silent evacuated gardens murphy goldman referee considers " +
  "frankfurt portfolio vacation requiring everywhere bail transactions lifetime habitat mideast crops advisers " +
  "macedonia consideration angola tale bonus charlotte mystery comeback breast introduce southwestern volunteer " +
  "voter drafted warrant nancy nationals dancing radar accidents retained gender doubled conducting springs " +
  "algeria ridge extremists dies indication parallel ratio freeze difficulty trails imported briefing sheriff " +
  "gear casino travelers engage postponed teammates enable memories yemen marie plain disappointing anyway " +
  "exclusive charts harsh crop attendance severely launching awareness disabled infection tanzania riot " +
  "recordings periods reaches forever pesos earning rallied disclosed integrated villagers rebound therapy root " +
  "invested completion intent grants occasions persuade cat odds lap favored cocaine satisfied burden connections " +
  "comparison emphasis filing stanford governors timing funny reflects chapel palestine distinguished " +
  "professionals improvements homeless arabic constituency revenge islamabad announcing partial rebellion " +
  "petersburg reign lakes exists airbus bible pink indictment errors integrity choices deputies expedition " +
  "reluctant zones aftermath cardinals destination displayed assume pregnant lessons terrible boards opener " +
  "sprint component examination embargo novels sub divorce generations holocaust teammate peoples seeds " +
  "guantanamo somewhere vocal nevada unveiled similarly lions inspector acquire vaccine bridges hughes crowds " +
  "floods pulling neighbor turnout clinic thank merged fatal sustainable steam luck chemicals powered dreams " +
  "territorial lawsuits notion rubber lifting passion kidnapping anticipated beirut doubts revival liked flows " +
  "footage loaded select lab crazy romanian stimulus incumbent outdoor fda slovakia neighborhoods discipline " +
  "olmert substitute musician cousin addressing maintains judiciary restricted diet citizenship powder mandela " +
  "tenure printed careful committees psychological ecuador composition indicates hell grain kent nicholas genetic " +
  "desk smuggling counted albanians sing rob heights hat devastating targeting relay monument ted ports sweeping " +
  "raises muscle shocked rogers discussing belonging pressing ambitious miners humanity diana afterwards drought " +
  "dayton abuses blind boxes iaea tears sells rely calendar immigrant hanging doping wen advocate protocol " +
  "significance actively bet newcastle backs competitions endorsed shadow themes jointly concentration " +
  "exploration jihad forecasts hometown counterparts nixon indicted slide wounds translated ideal finnish " +
  "suspicion collaboration accurate surged reid crowded sealed gather indigenous praise measured sequence hide " +
  "consisted edged mode remembered confrontation climb convince anymore slowdown preparations albania priests " +
  "surviving initiatives counting pearl persian shield furniture substance volatile columnist somali arrives " +
  "uncertain expense cooper federer firefighters pure overs battery acid prefer sang pointing organizing legally " +
  "holidays random ranch boosted stalled barred ibrahim zoo breakthrough dealer farming farmer frontier " +
  "credibility amazing maritime cardinal tsunami receiver refusing chest tournaments surprising existed tear " +
  "archbishop faction extending physics lined refusal debts explosions starter cheese gambling suits recovering " +
  "lawmaker offshore historically hire diverse protestant marking explains administrator buddhist audiences " +
  "permitted tribes admission pitching constantly silva rescued arnold lasting collections stern moreover " +
  "mounting honors barrier urge exhibit boundaries negotiated neighbouring urges undated mothers athlete minds " +
  "subway eagle removal plea frederick eagles curb touched romantic belonged fantasy optimism affiliated " +
  "confirmation correspondent civic bullet hunger excited cautious hiring hudson voices kenyan representation " +
  "sample overtime evolution zambia reed wound modified exercises bearing bread wicket seal jordanian neutral " +
  "rumors riots madison afterward statue preventing negotiators skating portrayed richardson timor concerts " +
  "balanced rifle resource latino reviewed bull dramatically beneath yields contested requirement reject pepper " +
  "contacted proven eddie bachelor defeating diocese rocky literally drives commitments disarmament rolled " +
  "emirates murdered indoor demonstrate dubbed slight declare signature europeans ammunition borough starred " +
  "pursuit sophisticated weakness nose experiment craft depend bulls dad topics consisting bishops retire deemed " +
  "crews valued offset saints inspections retreat hearts answered nonetheless chad openly dprk joy initiated " +
  "brutal disc tremendous registration breakfast institutional speakers wallace shortage hailed horror triumph " +
  "dated encounter cinema picking cycling patent azerbaijan partially investigated unexpected surname spreading " +
  "sum petition achievements contributing suburbs debris islamist heating elder rebuild haven sanchez bulk " +
  "secular sits lifestyle unidentified populations slovenia abandon spin forth stationed sweep eleven roster " +
  "butler portrait frustrated liquid waited towers decides noticed adventure refuge cole fence mixture rent " +
  "opposing junta tibetan speaks concessions fault noise updated murders impressed brick enrichment panama " +
  "journalism premium bowling rains deciding examine junction touring watson mom rays leftist publicity shaped " +
  "shrine honest confusion translation stuart purchases gifts nebraska slump submarine consistently animated " +
  "patterns perceived aging threaten budgets flee holder discount medieval physician scholar monitors stevens " +
  "smile comics sheet pursuing businessmen processes amsterdam panic awaiting adapted wounding segment painter " +
  "experimental cult sponsor deposits transaction instrument guaranteed jamaica distinct solidarity blasts " +
  "governmental receives salaries nationally televised scattered tonnes obligations agrees strategies dependent " +
  "listening absolute guarantees postal clarke unfair styles ankle leagues grandfather runners presents volumes " +
  "origins damascus pocket shirts heroes crystal demographics celebrations explore hardware ghana reactor scope " +
  "somehow welsh stopping motivated placing flash proceed accepting merchant fails tense prestigious automobile " +
  "comfort oliver strengthening topped millennium inaugural jurors hopefully lloyd slip humor jurisdiction " +
  "prompting painful quarterly locally prosperity diplomacy cypriot dust argues istanbul denounced ounce koreans " +
  "atp braves troubles approaches filmed lightning comply folks mars publish emerge overwhelming insist sponsors " +
  "cloud extradition researcher supporter chocolate nonprofit sacramento dominican posed conversion spectacular " +
  "kazakhstan spell quarterfinals riders flames alfred responding jefferson boundary twins stating downturn " +
  "submit worn herald ottawa dirty traditions guidance belongs honored organic keen avoided topic harrison " +
  "interstate warfare phrase belong presentation hub burn intensive noon lock manages martial aaron reliable " +
  "richmond legendary draws wolf burst photographer advances cups celtic grows discover girlfriend mart conceded " +
  "halted rallies witnessed babies till predict clan hopeful taxpayers acceptable mechanical sorry wrapped " +
  "stronghold nursing bankers admit surveyed excessive accomplished brad fever remainder completing venezuelan " +
  "eta lin database columbus blocking domain spare catholics exciting willingness assisted planted endangered " +
  "incentives watchdog chronicle slowed controlling campaigning battling diesel engagement mate queensland glenn " +
  "bullets edited overhaul predominantly impression load favorable indianapolis phenomenon barriers examined " +
  "bones supervision tyson opinions aspect instructions cope frequency automatically expelled quest sacred " +
  "decisive linking shifted coordination fake symphony pioneer sue physically reflecting diversity magnitude " +
  "lobbying runway chemistry thirty sized marched lobby frustration fisher broker consortium pressures licensed " +
  "scholarship adequate montenegro standoff circulation fictional commune hans copenhagen armored refuse " +
  "technological sullivan adoption identification negotiator decree syndrome butter sung honorary mirror recalls " +
  "testify ethiopian inspiration brooks arroyo cow roma finger seemingly favour ceiling radiation organ connect " +
  "montana hence defenders collecting hull troy duncan premiere walks soared injuring manufactured communists " +
  "trainer soundtrack dictator rankings adjusted weakened foul dual flower stockholm characterized observer " +
  "ballet firmly mathematics lifts interpretation oak slowing creates resolutions machinery brilliant inch leeds " +
  "naturally syndicate thoughts trends cement undermine baptist pays basin warsaw paramilitary indicating theft " +
  "hitler compiled cave lithuania toys focuses bennett letting developers supplied additionally prague lesser odd " +
  "descent lesson switched cleric occasional advancing roadside bulgarian guided bidding distant mini excess " +
  "cubic nashville mere pit fleeing levy grey blake trio combine confused hosting epidemic divide autumn " +
  "minorities shareholder mumbai defendant egg speeches reward swift shake duo certified yahoo yale purchasing " +
  "assess organised contrary liberia experiments travels wet honour hike suspend genre drilling wise strategist " +
  "reserved exclusively trigger steep sacrifice coat lyon dakota pose detective spotted marry vocals disorder " +
  "providers innovation rid eventual outer removing tag widow unsuccessful releasing pharmaceutical separation " +
  "guitarist revive lion pet utilities screening rushing loud capabilities rebuilding voluntary costly sends " +
  "guardian brokerage highlights renowned poem bottle baron quietly leonard acceptance simultaneously identical " +
  "priorities depot hospitalized contractors bolivia fights accounted queens heavyweight wishes rouge devil bold " +
  "toy bahrain hop headline emphasized greenhouse artificial underway tracking cancelled lama lone disappointment " +
  "montgomery governance mild hectares explaining fragile suu pronounced courage tasks oxygen relation steadily " +
  "preserved mortar structural warriors cooperative finances array profitable oslo imprisoned soaring roosevelt " +
  "loves respective regret deck succession monastery attackers decrease freshman plaza oversight throne sworn " +
  "challenger youths intends oriented partisan unacceptable shells rwandan rider toured suggestions fare kurds " +
  "caps fitness retiring refuses rifles scenario item tail chambers withdrawn hugo vermont borrowing admiral " +
  "suspicious robust conversations scrutiny storms basque impoverished nurse investing coached mud organisations " +
  "leone photography han unbeaten marijuana threatens chuck courtroom noble provider compliance saves damaging " +
  "underlying transformed pen prayers estonia rings capability extremist tribune statistical violating banner " +
  "corrupt layer poorly spill horn teeth financed upgrade rehabilitation debuted uruguay secrets warns sleeping " +
  "fined declines peaked backup pot organize climbing bristol accommodate packages policeman jobless meal heaven " +
  "continuous jumping destroying nominations subscribers approaching maps edinburgh blown trader historians beats " +
  "surveys dynamic psychology gregory notorious rod lengthy concentrate centered diving lowered hamburg informal " +
  "sauce accessible burma valencia luxembourg concentrated venues bruins thereafter proliferation mercury " +
  "evacuation ceremonies sen toxic button recruited slower instrumental talented gallon collision trick mansion " +
  "advocacy devastated vegetables congressman premiership instant nets define qualifier holland ankara " +
  "illustrated tee proceeds tariffs permits catherine municipalities plagued pickup sovereign advisor feeding " +
  "interference olive specialists highlighted fueled pump freestyle reader strictly orbit acknowledge lucrative " +
  "cafe employer worlds checked harvest circles disclose expertise broadcasts directions gauge outskirts bali " +
  "tune stored robertson suggestion harper priced charging mandatory juice leon gunfire pursued manual coca " +
  "commons donor nowhere seize museums specialized outlets publishers delivering semifinal rabbi leather reds " +
  "hybrid intensity randy perfectly drops cigarette mason taxi warn greens editions admits safely performers chi " +
  "casting halftime berkeley easing cry throws whites convert vary salvador atop slalom matched valid connecting " +
  "touchdowns ingredients architectural displays grades guatemala associations burundi tap pierce shipments abbey " +
  "glory poems commodity macao colored perception forgotten enthusiasm span delaware accordance designers marcus " +
  "worship sidelines propaganda inevitable prisons grabbed printing militias tips eased averaged benedict baht " +
  "stepping suitable surprisingly achieving bedroom detected underwent rhetoric poultry greeted interactive " +
  "automaker anonymous generals cambodian wanting bryan beliefs textile fiji successive expressing aggression " +
  "glasgow bolster owen anchor highways evolved kilograms conferences karen birdie developer railways ministerial " +
  "boosting aires croat populated midday recommendation lung santos apartments binding teenage meter sailing " +
  "choosing commented logo ignore bailey wisdom residing ruler flooded assembled inn tissue opposes theaters " +
  "chess palmer symbolic shortages filling declaring provisional theories narrowly spectrum accuses ham " +
  "adaptation libyan stamp tales unified lighting locals protested chilean teenager ottoman recruiting breakaway " +
  "nairobi dame breeding skiing searched romance gangs picks battered sexually alarm reynolds buchanan evident " +
  "struggles commodities knife dining latvia spa motorcycle helen classification plo karachi breach imprisonment " +
  "cultures tables independently santiago passport outgoing invaded disclosure penn genuine recipe loses stunning " +
  "freely affecting housed considerably acute administered licenses thomson ensuring graves hart robbery " +
  "colleague chronic excluding clearing highlight measuring strengthened sculpture harvey dish criticised enforce " +
  "nerve apology serial sultan fines starr erected mysterious gibson dominate filming chairs shook mentally drag " +
  "cubs christianity rhythm realistic raiders sectarian contingent attraction transformation migration sailors " +
  "tang abraham gen hurricanes luke laugh drums sheffield burton hitter insisting shaw compact stripped chef " +
  "spotlight zaire ladies grams departed facilitate soap oval sometime checking meals timetable treating jacob " +
  "bunch cleaning bow evaluation dirt ventures franco observation relating pine graduating drinks contracted " +
  "harassment graduation airplane joke guangdong kandahar freight enhanced crushed surely labels cartoon mature " +
  "solely lease devils tube heroin rubin retaliation genes sheep sounded slammed justices usage appreciate tender " +
  "altitude celebrating abducted telegram volleyball installation strained equality glad caution dragon " +
  "surrendered memphis straw nickname bacteria grandmother ruins sailed candidacy skill festivals imminent " +
  "cavalry monopoly spaces salmon diagnosed contention burial venus celtics productivity platforms programmes " +
  "shouted holders shipped pastor ruth dragged debates uzbekistan nova ghost enters naming intend complain " +
  "brokers custom bids canyon regain enclave embrace archives incredible filipino tragic moslem societies " +
  "trademark immune wheels automakers precise implementing java math retailer stomach gilbert plates physicians " +
  "inherited decorated slot anxiety implications rolls inventory namely shakespeare bargain grip meantime " +
  "routinely downhill distinction intentions ordering reveals inventories poised tide knock lacked bottles " +
  "exporters isolation totaled anwar skeptical impeachment leaf nee altogether automotive weighed spurs pairs " +
  "substantially objections shattered flexibility sandy celebrities slaves migrants slave prescription monster " +
  "antitrust appreciation floors keys loyalty suppliers entity monks jungle keeper wholesale commanded cellular " +
  "careers prohibited gesture originated demolished grid stunned innovative resist dale obstacles recommend " +
  "everyday merit wartime ailing racism spencer generating accords beside immunity ambitions ellis wade " +
  "preservation mess sacked algerian chains fearing trades africans precious scorer mouse extends coordinated " +
  "arctic proclaimed scandals lodge rejects exchanged margins angle aerospace aiming hebrew consent brent ace " +
  "householder holmes transmitted inauguration epic nurses reviewing cola exceed divorced proportion fifteen " +
  "grenade cautioned serie amendments garage travelling congregation lucas dell floating quartet superintendent " +
  "surgeon armenian appealing alternate conclude mob strokes tan biology pork ear objectives nazis blog pale pipe " +
  "purple majors cancel hugh permanently emotions logic tomb potter curtis commanding influences alberta amounted " +
  "angered compilation lenders stir iceland justify commercials basement rupiah losers animation credible " +
  "wellington fiber furthermore reactions separatists outrage unusually tapes competitor courthouse hungry " +
  "deliberately albany graduates rescuers failures renaissance bike joins nissan pledges grandson victorian " +
  "clouds bout pilgrims instruction spectators cigarettes coins haitian multinational survivor ringgit carroll " +
  "screens broncos reversed ministries hood rejection baltic tass obligation midwest issuing flowing gabriel " +
  "scared clerk enrolled generous shy drum heated hedge cabin josh lottery posting quoting plains bath resumption " +
  "niger manning companion hammer mineral americas columns australians gospel elimination cats encountered " +
  "repairs deserve visitor invented risky dome herbert endorsement duck adventures lethal putt contend oversee " +
  "recreation livestock barnes panels elevation anthrax intensified singers elevated pleasure cameroon fifty " +
  "dairy acquisitions imposing addresses deposit intact introducing honduras blockade fingers portions slain " +
  "unnamed countryside uniforms shifting calculated comprises workshop trailing precisely revolt sympathy accuse " +
  "davies accompanying infections recognised rotation wives fidel servants anaheim diabetes transitional trace " +
  "decreased setback timothy steal absent hutu oral colombo punch johannesburg healthcare photograph " +
  "consultations undergo kiss idaho terrain punished rubble codes auckland khartoum slated princeton reservoir " +
  "belfast crawford fantastic coordinate reductions buyer treatments alike matching flexible thereby minneapolis " +
  "joel icon dignity naked stays norfolk trinidad brady khmer reads unhappy yorkshire minimal lance timber " +
  "writings dispatched carol enjoying rap wines suharto intersection fulfill patrols intervene hook rivalry " +
  "mourning install possibilities hardline disasters rbi exceeded wrongdoing tenth mozambique deer julie cake " +
  "plunge assignment pitches protective stranded jong enacted sinking extensively blaze legislator cartel " +
  "distinctive lisbon insurers andrews engaging mariners beaches apartheid tolerance destinations teens ash " +
  "header secretly comparable dissolved aggressively laying contractor unemployed certificate endemic teenagers " +
  "moody hopkins leak punish tires financially sooner basket highs nephew mps grab deficits architects bipartisan " +
  "unofficial rental unanimously nearest enabled corresponding confront reservations recasts favors premiered " +
  "chorus memo audit pregnancy spirits minus altered booming persistent creditors laser gunman contents dangers " +
  "securing affiliate stormed ugandan scout productive swap faithful boulevard armenia reopened avoiding fischer " +
  "wei aggregate revived landslide rand narrative advantages documented eldest persuaded directing sanders raced " +
  "indicators supplier paraguay choir statute metals grenades christie showdown variations clashed input " +
  "insurgent ashes patience epa leo ultra responses banning server capped oversees liability raided classroom " +
  "drummer venice recipient outright conventions spark armies atrocities bats sellers florence boxer abused ugly " +
  "poles poured reacted designation bowler curriculum tunisia abilities practiced profession sterling default " +
  "dioxide viewing nominees newton shootings breakdown heightened rhode cure disk easter sheets rupees " +
  "broadcaster visas jewelry woes afghans differently undergoing arch wary delicate downs midway employs " +
  "monitored stealing slim outlined lacks heir refinery statesman breathing descendants travelled rulers " +
  "eliminating seniors darkness presenting birdies figured relieved seminar peso sin technically economically ram " +
  "miracle supervisor spends kohl deploy geographic exporting menu brisbane linebacker slavery pants manufacture " +
  "tally delegate snapped semiconductor haul loop havana lacking ceased tier symbols mogadishu scare maurice " +
  "liberals clause investigator qualification excuse forty aerial react jam ranges minded conclusions echoed " +
  "willie lit catching balkans overturned flour relaxed tumbled alpine transform spur doctrine toss ltte " +
  "warehouse denying sharks moth gaming settling solved dolphins communicate astronauts soup patriotic lets " +
  "transparency colour texts centres critically pupils lah anxious senegal sentencing protesting glen pitchers " +
  "believing boyfriend laps staging weekends flavor bombay laundering transported decent infant bombed grove " +
  "lightly overview agreeing applying silicon reno batsman presumably locker ore reminded sergeant adelaide " +
  "instability riley compare confederation justified shame varied prefecture monaco intelligent rounded platinum " +
  "teaches trinity liberties solomon tends tent romanized leaning container effectiveness respiratory relocated " +
  "garbage caucus pray suite webb unpopular alternatives exhibitions bronx typhoon upbeat uncovered thanksgiving " +
  "icc examining satellites dissidents specify inland overhead tortured alien stretched closes kyoto launches " +
  "ensemble peruvian morales batteries ritual sheik alter helpful confessed crush statewide carlo halfway breath " +
  "detect download skipper sanctuary assuming magnetic interrupted paramount ripped creator summoned bore enjoys " +
  "snap warplanes ethical fluid mortgages aluminum limiting medalist idol affordable viable interpreted marseille " +
  "julian expired pricing violate asserted punk yankee specialty checkpoint embraced rocked stole foundations " +
  "offerings jacket gases galaxy tanker harmony reactors lover mountainous mafia traces stark conscious drill " +
  "seasonal richards beans bogey governed butterfly swine pin amazon lazio inadequate dressing adrian bicycle " +
  "tactical bloodshed lords handing litigation sequel singled skilled founders computing peacefully concepts " +
  "awaited restoring shootout affects harbour tin depicted archaeological amp dishes stiff recruit unilateral " +
  "finale comprising thirteen dried midst honours dividend breed hun payroll conductor crashes excluded libraries " +
  "shelters flies bee calories confined racist farc segments favourite elvis emotion kiev hilton lima dismissal " +
  "barracks ryder exceptional recipients wagner incentive firearms runoff plaintiffs liver confronted corridor " +
  "davenport cluster layoffs sustain zagreb tracy boarding fixing carved podium battled chasing cliff supermarket " +
  "juvenile overwhelmingly intermediate delighted navigation medicaid accountability searches privatization " +
  "compelling diameter sorts corners entities crosses identifying deported resisted alpha cyclone zurich " +
  "spacecraft grocery confederate airborne volcano klein marriages twist owed trash peer labeled dig dancers " +
  "schemes lately upgraded horizon benefited prizes contender varieties merchants laos beds tying relegated " +
  "proposition observe determining banker basra satisfaction capitals italians moo availability donation shoe " +
  "appoint seas worthy theatrical bans ducks convincing hawks dear prone unfortunate telegraph instructed winger " +
  "dhaka disarm oath complaining sticking allocated metric innocence explorer recipes candy adjust commissions " +
  "dissident islanders attribution negotiation heels excellence torch fruits fcc shoulders quote moroccan fitted " +
  "consolidated ransom summers distribute organs silk restraint amman profound eugene kuwaiti consciousness " +
  "mercantile sword divine homers respondents guarded acquitted marketplace turks prolonged fathers seminary " +
  "unnecessary smashed opted bare shifts philippe clinics consequence ana flagship croats renew portsmouth " +
  "plotting hemisphere mongolia laboratories piracy chaired est understands balkan reply medicines exiled " +
  "embassies iranians rachel betting guild exploring disastrous dumped bias rainfall overthrow accelerate " +
  "dictatorship revealing equation gandhi speeds wilderness greene disposal trailer bonuses newman swim incoming " +
  "biden arlington yemeni charitable subcommittee chat shoppers socialists ismail jokes propose yeah constructive " +
  "circus con doha weighted arbitration speedway dancer announces sail mccarthy committing clergy porter " +
  "supposedly trustees peers spite electorate turf kirk manor bruno ambassadors burke consolidation licensing " +
  "sichuan interaction investigative penny calgary colonies condemn steering smiling crying ricardo trap " +
  "undergraduate memorable meaningful spike assure partnerships vertical communism grozny administrators satisfy " +
  "relegation tops blasted shelling dominance sake kidney disrupt bubble attracting shiites ton tire " +
  "complications chartered reunion escort attractions briefed drawings battlefield upward relied cannon pleasant " +
  "vows edmonton vacant morrison compounds attitudes nightmare parked missionary coke invite loving farther " +
  "newport boots merchandise kurt purely deliveries seller characteristic skies prophet enlisted transparent " +
  "canadians ears den drunk tents unanimous transfers lawn weighing killers bargaining magistrate theology " +
  "stricken performer contests reopen cholesterol reigning monarchy applies starters famed waving edges " +
  "insufficient reminder observatory mask inability overseeing practically desperately gym moss lesbian washed " +
  "ferdinand desired filmmaker confidential axis grateful hamlet evaluate patch ambush elliott voyage consulate " +
  "insight wreckage colorful nicknamed reinforced coupled medication turnaround advertisements toppled remembers " +
  "beloved deserves exported hatred ideology resorts ravaged bent falcons sprawling interrogation contaminated " +
  "yearly lunar hinted contenders habits garrison weigh rotating tyler episcopal executions mechanics stamps " +
  "thriller shallow limitations ivanov pullout unite grim acclaimed reflection murdoch hayes stupid goalie " +
  "offenders bethlehem brigades chapters inform absorbed assurances scrap irs berth slaughter freezing professors " +
  "novelist buck panthers log griffin blackburn locomotives garlic sunshine wrap accuracy kicking posters rage " +
  "treasure functioning halls manuscript booth correction granting gravity lens obtaining leap geological " +
  "excitement forbidden workforce frenchman wash chopped lovers consultation renovation diagnosis hurdles fossil " +
  "screenplay teaspoon biblical wished zhou edgar sticks unexpectedly logistics generic nicaragua successes oven " +
  "behaviour slumped hanoi healing mighty catcher madonna pct certification testament workplace goodwill " +
  "instances durham notified monarch abolished enrollment tomatoes inclusion networking favorites installations " +
  "turin throat reunification academics forthcoming guilt accidentally beings thoroughly oracle booked employ " +
  "digit particles blend embarrassing councils catches fitzgerald pond acquiring spelling cooked regulate pockets " +
  "curve rockies deadlock umbrella treasurer fortunes apologized forge layout stint valentine arrange varying " +
  "lure liquidity punjab finishes propelled gibbs furious depressed fisheries obstacle unaware variable planting " +
  "respects vegetable dipped marching brave motive tendency incomes bounced sixteen instructor parole aided " +
  "paradise sluggish entrepreneurs scouts borrowed defeats reliance enthusiastic downward stuttgart cooperating " +
  "warrior indications shaking promotional newark homeowners overwhelmed judged substances mechanisms casualty " +
  "probation freeman nationalists tongue bits resolving defenses likewise merge consequently regained beam raf " +
  "dodge bang imagination stabilize temples lighter methodist yacht perth inappropriate dock fabric ignoring " +
  "ambulance wondering institutes ratified collar confiscated nutrition branded screaming oust enhancing " +
  "outspoken shouting blank charities reconnaissance grande ulster renewal dismiss fireworks injection sink clues " +
  "consist sponsorship pie robot brush pour cherry mediation papua airing averaging brink leaked forged " +
  "assassinated jacksonville congolese counseling mosul hydrogen prepares layers rams guangzhou deserved bend " +
  "artifacts fiat disbanded batted constitute comedian applicants expires cooling lectures signaled whale " +
  "weakening subjected showcase weaken curfew carpet disrupted proteins leicester pensions capturing occurring " +
  "broadly trent assumption tablespoons campaigned berry gao anglican faa lemon brokered exhibits bite vacuum " +
  "wears masses mentor variation wyoming elephant unspecified sunny accession subtle marvel fraction vintage " +
  "smell portraits blowing grammar ming roc tightening marble clemens classics integral evacuate monte kidnappers " +
  "vendors disambiguation plateau monk kyrgyzstan compensate motivation mathematical ideological restrict outfit " +
  "recruits solving fold creatures wiped essence rides prompt poison johnston lott consumed orientation eritrea " +
  "fashioned renewable premature cardiff disorders grief headquartered unification pizza kicks civilization " +
  "voluntarily disturbing proving torres likelihood disappearance pianist bankrupt lecture brass expectation " +
  "bribes conceived molecular xinjiang fidelity casual practicing sizes drain convictions newer wherever fares " +
  "slash mercy fourteen prospective construct bells avalanche backdrop luther herein functional scoreboard " +
  "contentious siblings gods beatles dos gamble accelerated tipped bengal tainted commentator mickey carnival " +
  "namibia reservation duration preference shields pistol elegant brotherhood tucker exhausted triangle abe " +
  "militiamen memorandum cage provoked exhibited potatoes kobe projections regards malta slogan sheer fortress " +
  "specified indicator commissioners bypass defining kit beneficial caroline marsh bordeaux anthem fleming " +
  "appointments dot caucasus sodium strauss kahn malaria salem credentials skull observations colts debated " +
  "bathroom extinct snake knights bizarre dana neighbours slogans seekers rampant suffers syracuse rented " +
  "outlawed blessing matrix billionaire inaugurated primaries hunters diary fuels doctorate rim guides feat " +
  "recount habit buddy arc containers estates privilege macedonian unincorporated ramadan essay forestry curious " +
  "optical strings forensic qualities coin republics oman orioles streams traffickers alexandria lindsay connects " +
  "canon umpire threshold sidelined tuition objected ballistic portable entries banners flame indefinitely " +
  "prototype criticizing boo patron denial buzz evangelical dealings hostilities kph pigs pig naples batch stems " +
  "exam dug speculated ouster salad pile withdrawing collector okinawa enzyme interface rivera differ cart " +
  "songwriter surfaced fletcher touching spying click adopting raped lahore outs farewell blunt jacobs aunt " +
  "detonated hoffman malawi catalog archdiocese fugitive condemnation crunch experiencing thorough tracked " +
  "supportive sherman fog combining exceptions psychiatric laughing madagascar backers locomotive instantly " +
  "workshops lowering glacier sympathetic intercepted dylan ins myth applause nationality hartford exempt " +
  "philosophical inducted louisville insects personalities mails denis retreated flawed systematic donna termed " +
  "precedent beck predicting isaac circular helsinki detection glasses thanked fur osaka switching rosa costume " +
  "relying rejecting prey carnegie disciplinary numbered warrants cancellation kurdistan poses poisoning relies " +
  "positioned gainers borrow exotic editing enabling legitimacy safeguard reformed tighten accomplish nash " +
  "postwar flesh spaniard expulsion clinched placement convenience suspicions offenses globalization " +
  "unsuccessfully airfield maple budapest misconduct verge urgency tightly seizure tung jackets advocated sect " +
  "dump trek genius bounce memoir endorse rendered interfere wrist journals proves welcomes linear remind toledo " +
  "cracked sophomore plantation narcotics photographers outnumbered slopes elbow diamonds royals conjunction " +
  "listened traced escalating happiness honey precision quantities gateway afl shipment predictions volcanic " +
  "essex equities mergers specially cartoons nielsen newt cruel lingering lows endless collegiate implicated " +
  "promptly prosperous hampered descended herman verbal readiness terminus imam deportation carpenter influenza " +
  "jeans religions servant youngsters occupy populous canberra revision align proximity nest malone shark " +
  "bleeding dissent accountable questionable quantum canton talents nordic roller trailed dose multimedia ink " +
  "disappear zimbabwean suited bribery passports transplant torre puck commands accepts mound dense jerome shaken " +
  "verse milestone recreational eyed fellowship reinforce embattled amir packers porto tunnels andersen govern " +
  "buys georgetown dumping charm pbs plight expo explicit presided plug bradford recognizes activated seated para " +
  "deliberate hampton whip confirms demise catastrophe riyadh wondered schmidt stimulate peaks nuts regulated " +
  "identities shin hatch contends overlooking hurting uncomfortable awful radioactive churchill irregularities " +
  "proceeded formidable entrepreneur npc jung moratorium handles stabbed gradual mali lend totaling logical " +
  "signatures marred mixing embarked readily bourse websites tackles encounters slashed communique hawk necessity " +
  "petty stretching taxpayer resistant persecution owing boot mao stressing gothic milton drowned complexity " +
  "disability autobiography entertaining adjustment slaying pilgrimage quantity quota bulletin clippers " +
  "consultants conflicting premises disagree masks restart wreck trunk knockout cornell enforced surging dong " +
  "moses rochester trusted collectors distinguish mvp armor airspace destiny thrust patriot detectives dive " +
  "anticipation balloon baking feast rift cork shawn waved trauma specializes spray unrelated remnants johns " +
  "legion strapped emmy prosecuted continuously vague beta tore clearance tended contestants bucks checkpoints " +
  "prostitution fits geographical roundup verify adverse pinch heath pandemic looting fallout lobbyists pad " +
  "coordinating bacon slope intimate refrain emergence continuation abstract harmful squeeze shrinking " +
  "theological intimidation rebounded lean surgical augusta dimension passionate foes endured frustrating elders " +
  "synagogue marshal grounded blessed accompany sunset springfield glance jake thermal lagos alonso gallons " +
  "westminster dresses henri artwork affirmative polar hijacked enduring woo mortality unicef teresa monuments " +
  "locate finalist rooted reaffirmed sided stretches convened cheered ruined handover approves tutsi consult bust " +
  "unlimited explicitly premiums escorted organizer leisure tornado consolidate constituencies knees rhodes " +
  "undisclosed crater marlins essays bride tentative pumping tariff dynamics scary plots sparking crane champagne " +
  "rainbow chanted conscience billed lanes suns strains mavericks probability sensitivity chin horrible arabian " +
  "adapt millionaire antarctic boasts espionage lamb concession fielder giovanni swiftly jockey disagreement dire " +
  "dip ambition legends correctly chickens conglomerate rapper sore backward acoustic alleging aboriginal harlem " +
  "scrapped shores providence flip beth keyboard weird bremen variant prominence carson grill salvage marketed " +
  "macau brunei monroe tajikistan whitman secretariat hay coral positively mar finalists settings superstar " +
  "minerals supplement sofia outline chased processed galleries polled airplanes appreciated fundamentalist " +
  "bunker exploit looming tabloid answering influx apollo composers smoothly treason specter paths campuses " +
  "britons reyes dictionary shepherd prop liquor apologize advertisers irrigation liaison hint conditioning " +
  "recurring inhabited theoretical develops exterior fusion varies saga organisers performs whales costumes " +
  "infectious preceded yielded psychologist frankly submarines concludes chester twitter casinos shutdown " +
  "filmmakers shannon fundraising mann ceremonial judging min countless insider midfield caracas emphasize pools " +
  "helm ensuing shaky dimensions sliding commuter maiden hikes preseason proposes bowled superb freedoms bosses " +
  "worrying lucy comparing malik mahdi blaming sitcom escalation defiance mosques sar deteriorating skip magical " +
  "bombardment processor commenting abduction sabah scenic cop plutonium frost contributor patriarch cdc vocalist " +
  "potato owens archipelago isle indirect polo addiction amended ridiculous earthquakes bordering kingston morale " +
  "timely ecological mexicans enriched nightclub presumed pub tapped tactic archive destined forwards encourages " +
  "canterbury loser captive auburn donate ordained rovers disagreed wesley trump prints minors underwater " +
  "makeshift outlet accommodation pardon caretaker infamous quotas promotes supplying worsening shocking " +
  "unwilling obscure probable savage destroyer taxation hijackers ancestors wholly poster muscles collaborated " +
  "fried definitive joyce broadcasters mediator vikings kilometer pipes diminished impasse insistence toe secrecy " +
  "downgraded ate brunswick shelves gong homicide salvation exploitation napoleon tightened whitney harare browns " +
  "slice allegation remark slovak roth echo patents gaps industrialized stuffed sunk lining bucharest drafting " +
  "proposing publishes accordingly revelations pressured undercover wheelchair invention multilateral poets " +
  "ounces norm incredibly surfaces listeners deceased baldwin commentators combines diaz reduces mit rein sniper " +
  "relax watches prosecute downed bury logging charleston clubhouse broadband spurred pavilion indexes underneath " +
  "backlash gymnastics golan classrooms lengths centimeters crowned byzantine corp advise lang spinner literacy " +
  "nike occupying marina strikers embarrassed cubans whereabouts junk inevitably fitting shorts rebecca rows " +
  "browser cows hicks duma contended incomplete insurer illnesses ajax unesco penguins crushing tolerate prestige " +
  "reunited warships compatriot videotape depicting repression ranged barring demolition exporter shelf lecturer " +
  "paved destructive possess dental recognizing himalayan lifelong faded lonely derivatives distributing " +
  "condolences pivotal rogue brigadier thumb sacks ayatollah costing sunderland prairie pills opium thunder realm " +
  "reorganization durable logan postpone dispatch greenpeace recruitment banana topple cannes exemption " +
  "pornography violin somerset cunningham woodward cloth alain glimpse controllers windsor cowboy friedman " +
  "embarrassment edwin digging gentle cone calderon eighteen annexed repeating mentions admitting playwright " +
  "tossed migrant leverage sights fragments misleading abruptly cologne cables procession chanting commenced " +
  "surpassed skepticism revelation freeway slate engineered conquest kidnappings nasty goddess fielding dragons " +
  "commemorate accumulated rockefeller tributary outbreaks cheering neo vista curator flyers lowe distress shrimp " +
  "astronaut rat renovated gardner certificates labs vicinity lithuanian supervised deposed cheers dedication " +
  "growers cuisine explored hardy improper guru bother joked gloves overshadowed emotionally sufficiently vault " +
  "stirring stranger rewards presbyterian silly laptop damon acknowledges muster spelled witch criticize retains " +
  "packaging compositions angolan arguably willis profitability bullpen appropriations cites needing sedan roses " +
  "doses plymouth builders reinforcements frances cultivation arise grouping spokesperson preserving collided " +
  "screened ditch bureaucracy discharge avert rewarded minimize olds daly clerics lender expire sabotage nablus " +
  "erosion pri ironically commercially pirate touches blade sour dialect byron feud discovers taped teamed " +
  "quarterfinal extremism fatalities petrol pneumonia customary immense downing illicit clinch discontinued " +
  "shortstop pitt sings acknowledging toilet knocking scoreless proceeding contamination moldova papal expose " +
  "glove missionaries designing unauthorized goodbye sporadic felony pumped clement twisted obliged wasted " +
  "diverted stemming virtue telescope sally desktop dash anatolia onion bahamas posing watts birthplace builds " +
  "delegations rugged abide woody famine weaver disruption hiking farmland joshua reminiscent squads warring " +
  "ranger accent vaccines upside creature indy manned condemns reconsider translate rational promotions " +
  "confession preceding wan confirming olivier bayer nile spears fancy absorb provocative deserted butt sunnis " +
  "bermuda overly daytime transferring padres arrivals spinning circulated neighbourhood chaotic hostility archer " +
  "terrific helmet assisting sums protections comprised illustration potent brook bug controller tycoon brakes " +
  "burnt appetite barber aspirations resemble showers caring heal recalling cheer predecessors inmate clips " +
  "dominique tunes reasonably underscored motives volatility extract invisible expenditure environments " +
  "qualifiers homemade jumps whistle sparks shrink plague borrowers exodus translator discharged redskins " +
  "undertake realizing curtain censorship nepali strife relate asteroid boarded hormone rope convenient defines " +
  "hazardous adjustments patrolling greeks undermined helms documentation repeal pulls packing irving clever " +
  "contributors buddhism globally aligned powerhouse retaining widening clarify console waged lovely sculptures " +
  "cockpit rig clip cypriots homosexual daniels punitive independents cab fortified sussex newsletter martyrs " +
  "subsidiaries habitats fringe triggering mayors celsius fortunate seating resembles lied outraged consulted " +
  "sixty yangon dwight peasants remake tubes demographic metre blanket delivers waco unstable garnered receivers " +
  "homosexuality spiral laureate sequences fountain granite staples kirkuk toulouse convey vinyl breakup buildup " +
  "skate learns genetically teachings abundant aliens nowadays laborers conrad reef predators slipping stalin " +
  "bangladeshi treaties ratification pulp tumor dances vicious presiding undefeated intentionally defunct morton " +
  "advancement cleanup accusation spared blows scratch prediction authentic pier webster listings bean leased " +
  "buffer chapman envoys inviting divers obesity predicts assaults gifted clarence inquiries borne appliances " +
  "wilkinson elephants remarkably authoritarian collectively sailor loyalists preparatory sur pause fronts altar " +
  "outfielder blueprint coffin cried vigorously beard selective riverside module imaging pits darwin assailants " +
  "pageant attacker philosopher repay maturity educate receipts delaying primitive drastic exceeding tricks " +
  "cricketer lien barn clad abortions marty ethanol garner prolific byrd gays consuming salomon visibility " +
  "armoured cottage folded captivity alley speeding swan netted rioting timed ruin prefers plummeted departing " +
  "portray regulator saskatchewan inspire shortened poker hank graft sensation advertisement sweat fatigue " +
  "chandler greenwich assurance spate outsiders caves deaf mailed phases void condemning mandated wagon flora " +
  "acclaim atmospheric chairwoman laughed execute deter strips shapes seldom fairy magnificent proponents " +
  "creativity graph lauren constitutes kinshasa hispanics niche demonstrates shower monkey besieged kindergarten " +
  "vigorous lightweight titans fundamentals repaired lutheran gently meteorological separating cholera " +
  "scholarships dividing participant bud cracks julio attributes foremost steroids pill inflicted hats " +
  "technicians fuller prevail enables privileges halifax torpedo dismantle islamists colours possessed capitalism " +
  "welcoming xvi catastrophic lancashire configuration contempt schedules austerity spies liners ecology " +
  "importantly residency alliances moist disagreements steer liner judaism matthews expressions prohibit " +
  "admissions thieves diploma truman thesis mock auditorium franc vector blockbuster blames snail awkward " +
  "domination hamstring incorporate staffers mammals dependence ernst mesa larvae curry dawson brewers bogota " +
  "devised considerations barrage readings spree endowment golds smuggled troubling builder tenants timeline " +
  "recognise fork alzheimer wonders airliner mecca spider imagined embedded viruses accurately pouring declares " +
  "sears buyout cracking luggage pains concluding integrate advisors sounding nickel relentless admired " +
  "reluctance masked mistaken recommends maxwell hurts realizes automobiles pave upscale calculations tianjin " +
  "similarities amin tuberculosis ing commandos fortunately inception caliber deepening individually xavier sting " +
  "rudd socially peters neglected deteriorated pets shortfall tackling lent manitoba seals unbelievable disturbed " +
  "refined beverage dividends prohibition modernization parcells interception infants unleashed mccartney " +
  "sanitation interactions paralyzed vegetation discounts filter doomed compatible bassist badminton handsome " +
  "anime sphere enlargement disabilities botswana theorem cookies coastline cylinder grapes sampling lancaster " +
  "authorization pumps homered mack measurement beast speedy formats automated rats winding shadows intervened " +
  "shooter rupert assessed surrey succeeding ipo worsened pyramid biotechnology patrons distributor reeves " +
  "smugglers presently shade reversal highlands corrections estonian touted famously bloom siemens mythology " +
  "barrett koreas centrist lively statues frames sidney cord stripes announcements hierarchy topping rainy souls " +
  "discourage maternal bavaria resuming molecules goodman fin shoots woodland edison sexuality width inclined " +
  "vaughan servers cocoa washing acre gerry jupiter sack dismantled hollow resting speculative bowls wipe hindi " +
  "countered distances gubernatorial revered eruption samoa marxist bologna weber shutout dortmund uncommon " +
  "disqualified bernstein surgeons zambian fargo comprise assertion analyze possessions hefty restive batman " +
  "loosely togo champ criticisms umpires phd exclude procurement interpreter wildly impacts exaggerated planners " +
  "swimmer correspondence totals gunned wrestler scales applauded rallying speculate accredited exams regrets " +
  "clout variants perpetrators abkhazia unconscious pakistanis cane apparel eternal deprived analyzed fiercely " +
  "parishes limestone complement directive shine planets strangers populist scouting corrected looted lumber " +
  "meltdown continuity replaces balancing manuscripts constituted surprises feminist arson ample thrilled " +
  "authored crescent retirees synthetic fulfilled sanctioned guarding burmese belle deterioration vampire bolt " +
  "sexy motto maoist projection framed marino bonn contracting defiant smokers specializing grandparents " +
  "turnovers surf horizontal generators kraft dominating affluent hail slick fiery sumatra outpost constraints " +
  "doubling outrageous specifics examiner lighthouse undersecretary promoter fledgling demonstrating salesman " +
  "accessories veterinary courtesy jails algiers bitterly corrects cornerback relieve humble hawaiian whaling " +
  "crashing induced nerves crisp premise scorers motorists supermarkets weary scan lobbyist owes nasser newcomers " +
  "waging organizational specimens arresting float interceptions reformist lennon backgrounds cite smiled jays " +
  "prevailing refineries guiding replay sevilla feedback scaled textiles abandoning requesting bets aberdeen " +
  "palermo implied dissolution worcester angrily purse hypothesis sideline underlined nationalism stadiums " +
  "bowlers depicts accidental arbitrary lounge intensify hurdle brighton descriptions conquered loading halloween " +
  "inspect cisco neglect lambert highland opt oriental compulsory sliced fixtures undoubtedly exclusion " +
  "strikeouts medina injunction friction tripoli manga operatives raging rove judith outreach flurry apiece " +
  "portrayal socialism vanguard alps fury stoke perennial robbed converting tbilisi fairness melody strengths " +
  "tastes incorporates fundamentally cocktail notebook publicized rulings prescribed await misery indirectly " +
  "unarmed foil extinction ideals suppose expenditures intellectuals brewery reckless gramm gill micro stalemate " +
  "pipelines sincere landmarks flaws photographed wizards softball undermining escalated assessments murdering " +
  "whitewater pioneering philharmonic cousins implies vii lashed liberian chargers dilemma medications progressed " +
  "nail lips allocation gastropod brewer nippon radicals ensured earnest libby homage praising unpaid thriving " +
  "interchange coordinates discovering discs belts prudential winnipeg pal brewing seizing observing quarantine " +
  "ribbon prevailed professionally delight eclipse subtropical hearst emission emigrated sketch sands holed omaha " +
  "hints sensors irresponsible baton mint twentieth measurements fool hogan volley operative lotus portal autopsy " +
  "seaside aces strasbourg lodged reassure buddha reliability allegiance eligibility velocity cedar heroic cops " +
  "fixture gujarat bodyguards inscription valve contraction hale reproductive elevator burger enlarged " +
  "justification indie pistons calvin seafood vanished seles sicily ion comparisons boring iconic thornton " +
  "daylight dusty dragging prevents funk med kuomintang doll jeep prostate preview attracts email lexington " +
  "modeling batters dare transporting raja reich fraudulent plunging frog oaks narrowed resumes licence tri " +
  "logistical puzzle jenny certainty rover townships forehand prostitutes sculptor thigh stack rigorous wires " +
  "seventeen locks shaft disperse massacres reliever organisms fowler impending defends fist midland elusive " +
  "gibraltar expressway horns trilogy herb widened charismatic severed confusing abuja supervisors continually " +
  "goldberg fascinating baggage stairs affiliation fatally foe signaling brains sway pharmacy cleaner brake " +
  "resides evenly enforcing coincided tomato victorious grasp jumper wool atlantis staple savvy consistency " +
  "communal spawned darling lavish leaks accustomed netscape ambushed pledging resentment sami owe fertilizer " +
  "concede vitamin assert expresses briton camping hammered georges cultivated averages assignments domingo " +
  "fahrenheit dismal rasmussen pulitzer inserted subsidy charming empress anticipate combatants marker settler " +
  "emerges devon routed splitting counters citation linux jamaican malls ancestry subdued overturn absurd " +
  "cognitive ordeal cycles bundesbank convoys portfolios atlas courtyard adequately verification rabbit " +
  "scrambling kidnap genome passive bugs sewage syndicated reinstated santo browne incorrect unpredictable ravens " +
  "medley happily undecided drainage deregulation preventive exploited scarce antarctica alerted crippled chooses " +
  "drake welch drained refining seasonally fractured dispersed compares unfairly psychiatrist jew slap " +
  "turkmenistan extras cheating fearful sundays warlords nod mobility dismantling crossings mortars battalions " +
  "mourners assistants newcomer frightened haunted finalized celebrates installing breathe bothered auxiliary " +
  "salim staunch warlord pleas overlooked belmont viewer mediators warheads hanson recycling arrow spilled " +
  "alleges orchestrated fours apparatus manipulation displaying compassion compelled prohibits bye cares analog " +
  "leonardo vowing piazza hawkins lip employing debating batter cruiser tuna convene terminals rapids pottery " +
  "hancock marginal explode bleak leigh quell dial mirrors interval interact alarmed bushel envisioned " +
  "qualifications maneuver someday oilers nonsense swat holly sociology weld inconsistent obsessed rom vale " +
  "algorithm gala crusade walton screenwriter sinai consultative quicker remedy titanic saturn discoveries " +
  "sandwich corpses crest beetle ineffective pasta garment curse drastically vibrant uzbek runaway griffith " +
  "simultaneous encouragement tucson disciplines merits weighs miner praying nuggets trustee onwards ruby trimmed " +
  "lowell counselor golfer blitz forecasting wired concealed facial waterfront calcutta romans substantive " +
  "predictable cornwall tenor stockpiles flavors gatherings grape modeled consul industrials swinging ingredient " +
  "competent narrator protects relics peshawar recess plaque koch disciplined perimeter seminars pulse mapping " +
  "unavailable emerson cloning anchored valleys captives reelection despair structured spreads soda crow fullback " +
  "defied constituents honoring salon tricky outcry suisse shutting buttons spirited outing blankets injected " +
  "marches heather upgrading hitters vivid superman roofs unilaterally modifications guitars rout dams genoa " +
  "variables hooked kickoff asleep tanzanian spouse prominently laughter spice evasion shaping leveled texans " +
  "digest imagery cans krishna deliberations verified sentiments provoke winters coats outcomes hazard intriguing " +
  "rigid sidewalk shi centerpiece dolls mastermind earns sahara capsule antibiotics survives maya pioneers stunt " +
  "aggravated mozart kathmandu beneficiaries fannie plead alcoholic melissa memoirs yangtze realities urine mayo " +
  "commando parameters fertile bach das shipyard hal carriage voltage hanover mutually mls rex stein viral liable " +
  "rituals detainee verses spinal jeopardy ratify punt hanged practitioners murderer terminated trainers " +
  "protagonist closet cooler recorder retrieve fry pushes affection fraternity barbados stumbled particle vow " +
  "aiding undertaking approving ballpark xxx uphold irony symposium volunteered pupil assaulted alto contributes " +
  "pacers onions depart paired baroque reminds abusive morality swings duel activism doom tasked constituent " +
  "cared elias affiliates weaknesses proxy ashore kidd berkshire incursion recounts stained rowing laughs " +
  "stringent aden satisfactory norms stall devotion lasts subscription indoors coincide irregular colon basel " +
  "replacements devastation referees daring prevalent monsters acceleration feeds cleaned discontent " +
  "czechoslovakia concentrating insult scots ladder disco keane stirred confronting thatcher passages scheduling " +
  "kaiser moderately watershed violates butcher dough pepsi explanations regimes saturated satisfying defuse " +
  "stevenson festivities phantom advising shining educators owning miniature egyptians rested genres remarked " +
  "caucuses demo digits unlawful extradited stresses excerpts bates distributors fossils combinations envelope " +
  "wit circuits pounded eisenhower prejudice innovations bangalore freshwater hurled inspected caspian turbulent " +
  "workout beacon groin scrambled escaping deepen yunnan amend discography gymnasium nfc treasures hiroshima " +
  "parental smash lime halting warmer mayer amusement miserable registry filipinos coveted ambulances generator " +
  "invade nec badge hated daunting thames hello crippling outdoors rumours vocational airs lungs rampage candles " +
  "couch spaniards locality drunken deeds thorpe chevron parsons alarming derives knox havoc detailing " +
  "comfortably epicenter daddy lobbied yoga floated uneasy chronicles newfoundland saudis evolutionary playboy " +
  "landslides mascot gadhafi internationals latitude drills fertility apples tablespoon entourage hurling " +
  "urgently withstand flowering desirable accelerating boil quarterbacks dissolve cpi designate brutality " +
  "offspring latvian scenarios wizard prose ultimatum coventry evaluated notices examinations static belly " +
  "attendants restriction keller zip isolate soviets piled oscars microphone stature synthesis expel noel dramas " +
  "moderates qin skeleton daimler nina treats flank grains advent motorcycles weaponry natives heartland tract " +
  "inventor cod operas clandestine periodically strawberry matchup breeders presenter mantle improperly occupies " +
  "positioning assessing assumes pasadena polio viii mick warne forecasters dah ejected tate pol kgb footing " +
  "backyard anthology swimmers tobago chill courier abusing milligrams ordinance precautions sizable husbands " +
  "catalogue squeezed inheritance maneuvers ginger frenzy mates baked deploying pretoria dull clyde scholarly " +
  "emeritus finn vain jaw electron cautiously slashing dec teddy repatriation idle raleigh hitchcock accountant " +
  "boulder centennial irrelevant ego mayoral princes ivy antique adhere parody defects storyline accreditation " +
  "diamondbacks selecting dinosaur presley norris colt nuns styled glorious relocation cardiac tidal balloting " +
  "buoyed tooth sketches rotterdam traveler fences clarity bolstered stephens blades instituted prussia " +
  "reproduction clue forgive leaking slapped coma ewing geology protracted compromised foam rey obsession angles " +
  "waugh kelley bart mediate peel mormon trout inexpensive hype dubious gossip vastly fulfilling betrayed ping " +
  "bamboo siberia efficiently salinas congestion porch policing arcade robots radius misses flock submission " +
  "aquatic bergen authenticity heinz chunk nude slots arising embryos doubted honestly downer danced exercised " +
  "dent crosby hurry clusters procedural bake beleaguered corpus dogged catalyst profiles longstanding secession " +
  "deposited cruises fading ribs faults mentality grabs gabon plantations reasoning protestants bricks gephardt " +
  "rigged downstream manslaughter wetlands villain reviving maid steele bravo ramp occurrence differential " +
  "scripts insiders unfinished caesar wielding phrases royalty madness unsafe swamp preacher wheeler cache " +
  "internally forefront negligence openness cigar heats transforming plasma solitary rite advises preferences " +
  "spielberg paterson assemble monkeys boomers setbacks vulnerability ussr grafs highlighting tutsis advocating " +
  "pedestrian icons facade rematch soybeans guinness federally doubtful puppet endure scandinavian tapping barker " +
  "covert decorative ari invading din authorize gentleman linguistic dove histories attained differs tangible " +
  "translates usda energetic franks nyse rector nationalities pragmatic births continents conspiring bce " +
  "correspondents freshly printer reshuffle baronet announcer comrades translations texture possessing eminent " +
  "tai hears vineyard discouraged spells reopening hastings technician flared competes alleviate unwanted " +
  "paperwork spectacle zee inclusive baseline awesome mold catering asthma auctions skiers decliners reeling " +
  "illusion safeguards herd endurance genesis khalifa tong surround meditation gloucester normandy mindanao " +
  "pascal nicklaus viking derail advertised faisal definite residences vanilla greenback combating unsure " +
  "physicist renegade affirmed traits jericho slices gratitude schooling enact problematic bulldogs setup howe " +
  "plastics foreman guyana beers basilica partition abundance cornerstone hospitality snakes capitalist " +
  "refrigerator drift bounded wembley shrugged melting blazers clocked brushed pillars generates unionist rack " +
  "limbs caldwell hiatus granddaughter handicap tar convertible inherent installment billing freelance manpower " +
  "concentrations scream punishing picnic ripe warship tones ballad parkinson restructure varsity recounted tenet " +
  "bolivian liberalization nearing staggering chefs consume conveyed depleted illustrations sunlight mongolian " +
  "soprano basil telephones reacting mistakenly noah rang chechens goat bodyguard apache behave believers steals " +
  "smiles incurred aaa regent fueling obstruction sponsoring vacancy winless inspiring handball backhand robbins " +
  "youthful exceptionally semester tamils resurgence orderly assumptions letterman geometry malay affidavit " +
  "raiser rests captors crossroads packs periodic hangs tow visions divisive eroded attendant islander aesthetic " +
  "downside persona bureaucratic conception challengers pillar juniors emphasizing strive avian cookie painters " +
  "spanning livingston injustice meadows heirs crafts slaughtered lured tuned exposition ortega enclosed troupe " +
  "collateral photographic encyclopedia cove hermann turtle comparative raft processors sacrifices artery onset " +
  "chiefly revoked depths eden devote earmarked suppression akin nineteenth documentaries moisture nagano " +
  "infinite sadness evolving escapes duchess harmed surroundings antenna reversing laundry reluctantly lily " +
  "utmost coliseum relates seymour burnett caller slug coconut franchises wishing forums mutiny geared imperative " +
  "outlaw dreamed restricting chongqing greeting astronomy unresolved italics emergencies realization bounds " +
  "introduces currents gaelic concerted auschwitz royalties marcel regiments transmitter crafted fencing outdated " +
  "squash classmates peasant hyderabad helena modes adjoining coined loads genetics thwart allege specifications " +
  "surfing peanut patrolled peaking seth infringement chassis greenberg anatomy takeoff lax commuters rhine " +
  "dwindling mercer intake mobil discretion savannah directory equals philips spouses obsolete dimensional " +
  "wildcats behavioral nitrogen strongholds gravel rattled divides alignment abbreviated suppress snatched " +
  "directorate insecurity coaster archaeologists humiliating monsoon parachute waist disguised walters levi " +
  "conservatory wedge duchy mon doctoral bordered messenger playground sneak faulty rods belongings succeeds suv " +
  "leasing uphill concord punched additions importing appropriately probes terrace supplements conducts gut " +
  "pleading ignited beginnings cute chili info hardship useless watchers ole equations whipped hugely fascist " +
  "maharashtra medics haired exposing brooke tasmania inflationary landscapes steroid dignitaries banquet biotech " +
  "stabilization formations stellar synopsis rigging velvet initiate improvised blanc starvation feathers " +
  "alphabet zinc supervisory archaeology reconcile skirt resisting nanjing etymology gestures interpret aisle " +
  "detain stereo communion fade mollusk shan ovation fastball calf cherokee frightening everest slams pontiff " +
  "nepalese calculate companions ipod doc terrestrial lacrosse graffiti culinary forgiveness persist offs skier " +
  "parkway paving honolulu hut backbone lush exhaust extortion validity collaborative jewel offence disadvantage " +
  "sinatra neighbour themed discounted overdue gunshot unveil berg knesset hector thwarted swede lilly evan romeo " +
  "curling needle contestant coincidence negro scramble submerged convict hornets horrific macintosh appellate " +
  "munitions jensen haifa calcium trojans susceptible secretaries wrecked outsider hazards improves reforming " +
  "grabbing streaming calculation nuremberg diversified wards snails divert kris amber confessions patches " +
  "fielded whatsoever notch inflated guam racer tempo doe humanities golfers biased extracted opel nautical stray " +
  "bumper hijacking proudly alias illustrate nutritional bonnie sensible textbooks evaluating greet watergate " +
  "corpse suez railroads nightly acc controversies sperm pike nursery incidence rumor mankind gillespie tripled " +
  "demon nassau niece soar drone sinclair redevelopment allah raged mullah discarded mechanic mauritania inferior " +
  "nominal conditional subsidized bullish orphans saxony soaked migrated captains smoked weir honorable " +
  "chemotherapy utterly revise monumental reside deferred determines indefinite unmanned lava cyclist benin " +
  "expands incorporating bandits motions yielding overcoming sonics capitalize upgrades phased boone " +
  "capitalization analyzing albion motel insulting educator freeing seismic enthusiasts finite parcel " +
  "preferential sonic defying descendant magnet shotgun densely discusses proportional prayed astronomical " +
  "derivative odyssey atom zionist falcon squadrons merging replica lawless icy fond percy sage putts decay " +
  "bidders vacated soy barbecue admiration amenities foreclosure chennai severity subspecies hourly tankers wow " +
  "oceans sorrow thief developmental proprietary servings devaluation thread hakim convent wolfe slips needy " +
  "mammoth muddy reclaim circulating lackluster naive pessimistic onslaught kits defect doh boyle brisk stemmed " +
  "erie arranging lid precursor beverages accumulate decoration curiosity presentations bracket preaching " +
  "pastoral bribe gorge icelandic selections towering emblem abolition wee mentioning frequencies utilized ftc " +
  "eradicate auditors patty amassed rios picasso resemblance suspending lafayette plaintiff cosmetics rehearsal " +
  "expos roadblocks turbulence possesses humiliation dai detachment dynamo burlington ringing weddings " +
  "constellation portraying pioneered exceeds pollock statutory czechs outlines rip switches seriousness sanction " +
  "thunderstorms flotilla tractor goaltender platoon booking aquarium cries kendall coyotes sol inaccurate " +
  "rebounding auspices perceptions nails textbook culminated responds broaden membrane establishments relocate " +
  "duet einstein outset repertoire boasted honesty assam cleansing bremer forging humane piper uneven ancestral " +
  "neat redemption grilled simulation acronym focal beaver sutherland derailed pounding extensions herbs squares " +
  "dialects atoms bollywood montgomerie vendor gorbachev receptor probing flush eccentric tiles nucleus avid " +
  "sustainability durban adjusting identifies separates dominates decorations dismissing poetic yelled dice " +
  "definitions headache proportions realism basics abolish fabulous camden brace ling convergence echoing tumble " +
  "vinegar invites feb nobility suites gps vargas singular blogs marin secretive liters cynthia chao asbestos " +
  "howell loyalist tonga traction keating scam notification crusaders suppressed uncertainties indonesians " +
  "transcript demons hooker revisions sonny breached perished attach wax captures salute citrus worsen " +
  "illegitimate traumatic peppers botanical karbala europa coroner violently ethnicity draped slovenian sunrise " +
  "hoover councillor embracing directs jammed haitians insect awarding bruised dinosaurs unanswered collapsing " +
  "slum standardized tandem tolerated cynical cameo polished ozone motorway vein confinement chamberlain breeze " +
  "aspiring overweight ghosts manifesto reverend blond asians sadly logs prized boon polite rusty resigns beckett " +
  "astonishing quincy accomplishment differing favourites chaplain punches decreasing pullback ballroom spans " +
  "frogs augustine sabres helmets judgement gum fracture rotten fared shipbuilding cumberland resigning vans " +
  "crust anthropology thrive statutes nan climax briefs exert ashton comet denouncing folklore unconditional " +
  "rendering impetus cafes withdrawals italia chilling bounty eleventh apprentice liberated extradite teng " +
  "prudent swelling twilight permitting upright stump trailers trusts localities databases dominion mobilized " +
  "brazilians obey noisy contingency modify skirts charted piles wanderers vacations lamented wilmington " +
  "consultancy spearheaded hastily flanked leaflets melted pinned modification openings retrieved purported " +
  "renovations leafs menace upstairs marx rocker wrapping provocation esp manipulated temper gunners warehouses " +
  "bilingual filings deposition poisoned vetoed oppression dover gazette clutch boiling cavaliers tibetans " +
  "shortcomings deflected feminine terribly maize eliot mismanagement registering humorous sermon exiles cooks " +
  "insane mistress courageous zaragoza mujahedeen bark jubilee constructing greed humidity privileged stoppage " +
  "bartlett mysteries regulating constantine hercules catalan mandarin ruthless acids nominate battleground emir " +
  "socks mat ancestor cheek mend uproar turtles gould porn asserting cbc awakening hoop restrictive rash cooke " +
  "patriotism lauded balcony mustard lateral concerto underscore dumb vogue foiled dismay terrified karnataka " +
  "displacement nicely loaned upstream slides carnage skipped sprinter fouled eelam mired embryonic countdown " +
  "televisions bored fuji interfering deterrent roe cushion lhasa olympia offences precinct bowed interpol flint " +
  "destroyers smashing strategists masterpiece outposts blackout razor flats caste postponement jeopardize " +
  "deflation swollen senses cote render transmit jaguar soybean subdivision lam upstate forcibly cruelty " +
  "numbering vanderbilt sanskrit expeditions tucked vehemently downfall vineyards spontaneous usher osborne " +
  "copied encompasses cadets bakery tentatively gale mama rents metaphor clive addicts slumping abidjan thrill " +
  "winchester tissues fauna constantinople tallahassee drowning distraction compatriots derrick fugitives " +
  "hillside armenians tiebreaker sweeps liabilities tulsa panda babe ironic impress robbers reap illustrates " +
  "greenland repetition beethoven forested disruptions bump barometer feasible lodging hauled consolation " +
  "creators desperation petitions lille occupants flourished entrenched unharmed sap homework legality endeavour " +
  "sensational honduran anticipating dirk hahn mans bees steak attribute bikes unrealistic monrovia waived spoon " +
  "analyses arenas landings tram semitic flick hunted nun skaters microwave moshe crossover ropes slater tempered " +
  "marquis assassinate cliffs tumors cooperated huntington depended ascent clintons pitted accessed woke " +
  "championed tunisian respectable invoked systematically financier sprained paperback rails fahd magistrates " +
  "leases engulfed jesuit swedes verb schilling orbital goma algebra inc percussion mushrooms crab vigilant " +
  "conferred inject offended hallmark bottled hails adjourned segregation tajik marrying botched seventy spine " +
  "inciting bhutan brawl pistols weightlifting cruising ligament crumbling objection testifying outfits " +
  "hydroelectric fisherman bureaucrats catholicism motherland specimen distracted skater stacked receptions " +
  "cancers denounce applicable stumbling canoe congratulated renounce waiver lays standpoint dietary tug evolve " +
  "unionists cyclists satire disguise fresno barkley molly explores dangerously heel ignorance ecclesiastical " +
  "precaution genuinely coronation tumbling embroiled attachment slender underwear mercenaries benefiting " +
  "arrogant osman cadet lyons mosquito betrayal eastward midlands mrs coasts cochran patronage charred mare " +
  "supervise beautifully congregations dictate entertain drifted phi risked dresden provoking dartmouth " +
  "notoriously solicitor startling loo favoured collaborating audition popped aurora nineteen persuading " +
  "spectator gators persisted thrilling tailored worshippers edging protocols diminish grassroots harassed beams " +
  "computerized disturbance hygiene dwarf fashionable vengeance branding bites resembling hoya balloons hunan " +
  "comedies commodore humid luncheon ambrose prehistoric slew misdemeanor encoded casts weights aluminium invalid " +
  "annapolis bind deadlocked seizures complexes melt judo bel shades outlining cutbacks packaged torrential gee " +
  "prep cosmic poppy bengals mirage incorrectly burgeoning boiled ruben mailing quarry rpm lineman finely goose " +
  "paced strongman rodgers mauritius bookstore moths principally keyboards breeds accommodations sensor hepatitis " +
  "costello delicious emphasizes wrongly pretend exercising lineage onstage conducive stride regretted rubles " +
  "astronomers intentional canary lat twelfth leipzig denominations curves launchers gretzky erratic weeklong " +
  "rink impaired therapeutic indictments wrath weston cyberspace dateline staring excuses rus domestically looms " +
  "pretext erased nafta echoes chunks insights judgments denomination loudly grouped occupational penguin parry " +
  "tnt mitt jimenez democratically actresses radically latinos organising diagnostic majesty benny fulton patten " +
  "administer homosexuals vocabulary biologist emile parallels avenues birdied discourse cosmetic qing " +
  "antiquities benign randomly memorabilia therapist goats adolescent handy precipitation quran enrich planner " +
  "guatemalan bavarian understandable awaits nonpartisan radios danube cooled harshly estranged waits bicycles " +
  "assassinations vigil perjury kampala clans noticeable chord subpoena musicals mater coated prelude headaches " +
  "defy instructors stabbing enraged gig fray flanders unearthed swallow barricades corridors metropolis cam " +
  "reputed shocks quitting telex prohibitive wrestlers reviewer climbers luca prussian tags bogeys climbs " +
  "intervals bald fitch maldives legislatures warmth fluctuations defected uniformed mackenzie fuselage frigate " +
  "denominated manipulate hobby convicts footsteps hubbard canned kitty wording critique sandstone inequality " +
  "vaccination sustaining supernatural seasoned fumble surpass softened tearing erase telecoms indices dessert " +
  "presses glamour gown exploding successors molecule wandering regina djibouti muted portrays laurel defamation " +
  "lucent originating martyr patented flattened rosemary mba mandates madras underdog modem keynote deepened " +
  "trumpet turbine versatile claus stockton augustus destabilize palaces groundbreaking principals georg sikh " +
  "heed crimson popularly kazakh predator attain sept falsely zen widen ailments mitterrand yelling endanger " +
  "amphibious authorizing collects academia auditor takers theatres handgun occupancy redesigned restrained " +
  "invaders insured intimidated maoists tame nsw realised firefighter abrupt comptroller sas publicist abnormal " +
  "fibers extraction marian temptation budgetary ecosystem peculiar groove markers sprayed simplified curbing " +
  "heroine travellers confrontations shelley farrell deception oasis degradation flare bse stereotypes simplicity " +
  "kingdoms sinhalese conceal ubiquitous muscular hebei compounded diversion desires bouts townsend nostalgia " +
  "toes likened ital myriad raptors carbohydrates brittany bihar gardening medallist lamp uruguayan assassin " +
  "depiction precincts tombs shout gem toilets rhythms swearing syrup raping electronically orient groundwork " +
  "subordinate skinner pew ferries ellison culminating endeavor smuggle exploiting shrapnel hutchinson beheaded " +
  "completes okay camel dutchman inscribed albuquerque steered maverick eagerly modules luna depict gloomy traps " +
  "cube consular arthritis unused middleweight avenge weekday nonstop trophies ark ledger feasibility isles " +
  "antwerp tackled tiffany booths baku ambiguous monasteries flourish grievances cio roar landfall newborn chic " +
  "scenery disarming meaningless detached lamps willy progression pads amos armour closures stalls ngo disregard " +
  "equatorial escalate fao contradictory fluent bidder irene screamed soften fairway posthumously polluted carrie " +
  "stabilizing excavations homestead resonance blonde gallup evergreen weed libel interviewing exits canals " +
  "informant vanity conversions surpassing cumulative proclamation cppcc interred exchanging frantic " +
  "petrochemical cutter praises attends vouchers cardboard moose filters musa striving bookstores westerners " +
  "unmarried oxide superiors turbines behaviors antiques reformers wbc damn underworld asserts fend cereal " +
  "invitations tirana siding repercussions yokohama riches condoms warwick incarnation armistice dim undocumented " +
  "intensely counterfeit glow prosecutions appointing ceramic moslems underscores livelihood sinister " +
  "commemoration toast jurisdictions bowie pressuring lagging bravery shiny chairmanship navigate distressed " +
  "informing messaging intimidate rectangular rutherford commemorating saharan bowman wracked emirate solemn " +
  "disturbances debacle assertions seville conform massage shepard wasting antigua propulsion camouflage natal " +
  "amazed faltering invitational subs fills biting approximate stormy uninsured inexperienced recycled sheridan " +
  "siberian nominating rendition noteworthy biodiversity healthier profoundly compression simone tertiary " +
  "recognizable racially assemblies dugout adaptations remedies granada deed shelled singaporean managerial " +
  "roared kenyans undercut bucket magnate prostitute upwards paddy ordnance termination lagoon admire distrust " +
  "snack deleted specials lao generale contending prohibiting pity rumored havel ike footed connolly booster " +
  "disgruntled markedly flemish dalton decommissioned stubborn perspectives arrows lusaka collaborators pots " +
  "dakar backwards oils westward favoring diarrhea winery imbalance unfamiliar entirety reorganized intern " +
  "absentee hormones hesitate titan universally horsepower jaguars pauline excavation spoiled lenses detectors " +
  "christophe bouncing glamorous hydraulic orphanage equestrian deadlines freak upheaval disappearing saturdays " +
  "pee hug tara dye angus penetrate nate kicker modernize handicapped pins rationale landowners remembering " +
  "posture wraps neutrality deity tuning wicked evenings unconventional strand refueling specification abbot " +
  "chilly comparatively niagara reservoirs esteem outsourcing exploits arises ponds infrared fema regency " +
  "recommending researching wrangling pronunciation popping lyric councillors dolphin bluff responsive mhz " +
  "turnpike hardcore cookbook airwaves distorted calmly retrospective cathay redeployment incursions promoters " +
  "complied meredith lag elaborating waning executing cessation stanton penal reprisals inscriptions mogul " +
  "domains spam tenant northampton raphael preferring shiva aspen taxis negatively huskies mileage lesotho " +
  "interrogated retaliate clerical mobilize kaufman airlift sins salaam inadvertently dormitory harding docks " +
  "belarusian gorgeous concussion strategically foolish myths consolidating tablets converts disks omitted pines " +
  "garland commemorative intifada marchers festive thoughtful privy vanessa bastion slavic conquer cue pseudonym " +
  "riddled substituted splits retreating anchorage insults consecrated resembled privatisation timorese mansfield " +
  "confluence cancun raj exacerbated resurrection semitism virtues gritty adobe criticizes evidently rebate limbo " +
  "summits brunt rna shedding stumps pesticides pathway divisional cafeteria diaries democracies disneyland " +
  "morally disrupting worm wichita unreasonable lazy breasts communicating casablanca macarthur barge overlap rue " +
  "repeats cemeteries afloat eighty pairing barbed bissau cardiovascular tonne rioters lame decidedly chipped " +
  "ghetto repertory notify roast cater curved supervising northrop salzburg methodology allowance labeling wills " +
  "kin cascade baskets endorsing nudity torque conceding rowe dexter offender eradication prosecuting mast haley " +
  "censure gorges walkout midterm delphi zanzibar qatari passions costas embezzlement manners madame amounting " +
  "fascinated scant veil fishery jade mathematician downloaded wingspan mellon bullying folding visibly graders " +
  "eclectic novelty tribunals apostolic worms complementary jerk stampede token screw lesbians induction " +
  "repairing maxim iris ensures paisley outlying gangster cannons malnutrition partnered wagons flamboyant " +
  "fellows dinners runways tavern stella marginally grazing modestly bengali standby bundle utilize visually " +
  "routing annex flute sickness anarchy fruitful insert vest societe saeb cassette instinct ashamed rude " +
  "competence speculators terminate unveiling billboards logged outfield tasting conciliatory dunk robberies " +
  "needles triangular ethnically flashing alvin psychiatry parity coffers slayings clemency dashed jar jams " +
  "garments clone toby figuring col infield subfamily mushroom hovering stylish gram dictated tempted intercept " +
  "warden revamped corporal ostensibly sparkling perfection hereditary thoroughbred prevalence salisbury walled " +
  "similarity harvested psychologists sandwiches unpleasant adriatic pas boast analytical duplicate theoretically " +
  "gripped relevance laced bacterial reggae imprint miracles pac entrusted bananas impulse unmarked bracing " +
  "alternatively bitterness eats stockpile saxon expeditionary soured cruised citadel orchestral compass " +
  "pervasive paragraph flashes splash sophia scrapping withholding coping excavated saddened trench maximize " +
  "tornadoes gems mediocre inflammatory braun tile bursts pops belize resided wed waterloo insulin edit rodeo " +
  "muller showtime torah nut juror lineups awake rockwell bustling slows steinberg algae electors tarnished " +
  "discomfort swear achilles hamburger greenwood nonfiction invasive namesake trapping reconstructed imply misuse " +
  "vodka luxurious fascination sabbath numerical ominous fingerprints priesthood doris kashmiri dynamite sid " +
  "sober morse refund incapable roasted methane erin rabbis tilt cerebral brutally forceful countess vicar " +
  "midfielders cannabis sham picturesque drilled correctional diversify simmering supremacy reformation chow " +
  "imaginary quiz streamline kigali pagan dreaming southernmost begging poe equilibrium lan monterey repayment " +
  "ineligible maze lowland preparedness authorised initials fundraiser vega blackberry accountants beg anew " +
  "swords somber troopers compassionate polytechnic impunity fuzzy cobra fabrics crowe rafter trousers mats " +
  "differed covenant littered remembrance detector tattoo guaranteeing parades roaring endorsements paste " +
  "wallabies formulated complicate strides binary sulfur wilder printers sticky immigrated bulbs flipped " +
  "reprinted favourable satan homecoming sharia cakes aegean reefs motorcade harmless dwelling satirical unforced " +
  "balked bibliography ding plenary soils villains scarlet departures deduction berisha tyre czar aeronautics " +
  "avon wooded flair intricate retaliatory symbolism backstage dinars retention exemptions kirchner blackwater " +
  "spat superiority pornographic mediated mutations dues venerable ardent deficiency stave cameraman urdu " +
  "viability dominic boosts minsk chernobyl jealous contemporaries hua mortal clarified bulldozers integrating " +
  "hinder conditioned christchurch marital phenomenal compensated denotes unseeded compromises metallic wharf " +
  "ablaze simpsons programmed crystals asphalt jitters riga hardened gigantic orchard foreigner entrances snatch " +
  "macro taxonomy notoriety towel dormant pontiac quirky ppp rites payrolls scars blackmail synod librarian " +
  "sentinel englishman panther mapped ensued balances rewrite coloured faint daisy groom hobart autism midwestern " +
  "standstill calculating infiltration cali smallpox reminding pedestrians horrors repatriated aloud bunkers " +
  "borneo depreciation knots ochoa overcrowded telephoned shire purity docked sleeve towed aussie scanning " +
  "intimidating fairs lyrical carmaker navigator dazzling notation tolerant joachim grind bully fabricated napoli " +
  "regents enroll rejoin pundits meadow abel giro thugs bullock registers descending turk captained blizzard " +
  "collapses insulation annoying plotted bubbles punishable bazaar sheltered eindhoven bless arrogance explorers " +
  "glaciers pavement pennant unfounded sesame grinding mixes activation unrestricted flowed philanthropist " +
  "discriminatory clauses prescriptions tito danes welterweight xerox engagements staircase shrines stipulated " +
  "programmers insure marrow sealing stakeholders gamma kissing reassuring robotic intensifying knit nih juarez " +
  "mosaic oceanic waterway tab tudor foothills infuriated congratulate severance swaziland electing booker " +
  "biographer forehead veiled shillings verdicts hybrids creations hardships studded transcripts jumbo equitable " +
  "snapping boutique lenin sensing lull skins tijuana murky attaches dissatisfied skeptics serra aftershocks " +
  "verona thorn astronomer orbiting replies carving erect entertainer faulted rewarding campaigners hesitant " +
  "hires gypsy declarations clerks profanity councilman disadvantaged potomac longhorns adultery induce " +
  "expectancy dived heavyweights kilometre embark bern receptors inactive psychic fiesta lockout stocked " +
  "contrasts resettlement gam rammed haze breaststroke coherent gloom disclosures nicosia enormously epstein " +
  "hotly murderers inflammation warmly crammed marshals nicotine clown erode gears hackers evade inefficient " +
  "merry northward notions advancers terminology tributaries downplayed parliaments panicked corresponds " +
  "grizzlies stagnant oddly brightly pedal favorably grueling counselors bogus interventions stabilized rhythmic " +
  "chick dante mornings choreographer suspense dickinson militarily huddled nutrients ethic ants booed ruble " +
  "chants catalonia buccaneers cinemas decreases mozambican dusk burt hemingway muse waterways markings plural " +
  "cummings canucks electrons leukemia containment deluxe vine culturally wyatt perceive libertarian acquittal " +
  "isabella amd tendencies dart caravan dentist slack locke roach abdomen harvesting swansea rebellious baba " +
  "retailing andean tory vigilance dislike overrun equalizer campaigner skopje utilization migratory impacted " +
  "succumbed teamsters dixie disposable shunned disgrace quaker firestone disarray discredit oceania azerbaijani " +
  "guardians stud awe cinematic removes journeys mausoleum youngster protectionism newsroom compressed horace " +
  "sentimental restitution tutor shoreline arming penned torched suvs ninety establishes examines realise " +
  "altering beforehand yin blended invariably beatings peril sausage reel precarious insignia treasuries " +
  "unreliable morrow prodigy proton energies cranes surreal peach secondly withhold eritrean optimal napa " +
  "importers adamant lorraine scarred drifting collaborate racket prematurely android skyline transplants sioux " +
  "funerals ang sloppy uniquely cradle curt devotees californians tendon gag neon destroys gruesome trenches " +
  "dotted incumbents appliance quits rookies adversaries federations recapture rivalries backstroke brookings " +
  "systemic countrywide summed revamp proponent paints viscount enclaves burgess absorption neurons sirens " +
  "restless cheat alternating rub boer fledged bliss bestowed skillet cyril arias pilgrim chemist naomi hoax " +
  "peanuts deco ida fungi outward alienated poisonous algorithms attendees cramped arbor aura warmed champs " +
  "squandered normalization cinnamon sincerity walesa organise syrians westinghouse salsa honoured oates lausanne " +
  "firefight abdominal rebates ceded foreclosures nickelodeon dravid rife relinquish havens reliant worthwhile " +
  "artificially maneuvering rejoined springboard hanks paralysis hopefuls nigerians sprinkle mayhem chateau coles " +
  "injections sarasota leach geometric mined twists autos regulars cody empowered bearded tumultuous hamper taboo " +
  "downgrade cured bra valves sidewalks stainless hubble aria crossbar arteries curtail unconfirmed harness " +
  "dwellings descend purge oswald cairns thais indispensable tails recorders floral correspond unjust swell " +
  "gillette optic valuation chevy rust breaches colbert joints valentin freighter glowing guilders blackpool " +
  "simulated downloads mara godfather starved scrum subdivided racers rehnquist retribution combustion " +
  "empowerment mutation cartels knot refurbished capacities relaxing punching packet inspirational unfolding " +
  "coupe anchors absorbing sorted hajj erotic landlord knowingly civilized extant uncover expiration journalistic " +
  "nodes gilles pumpkin chant pegged guthrie adrift commute robes expatriates lobster prowess longitude drying " +
  "reviewers clocks rib lever arid longevity manufactures pencil fixes hess philanthropy candle esther perpetual " +
  "butterflies blistering summaries twain songwriting spiegel pubs rosario cartridge honeymoon elk auctioned " +
  "footwear gibbons peripheral viewpoint meanings improbable megawatts lech bland messy cutler suicides " +
  "beneficiary bushes instincts willow retransmitting graveyard feudal addicted lookout scaling repressive " +
  "monterrey galway gourmet renewing compartment exhaustion loch choral flaw eyebrows devout videotaped birch " +
  "constable reclusive telecast planetary ordinaries nihon forcefully eddy haunt amusing rama jetliner emil " +
  "pandas contemplating paused abductions gogh wardrobe filmmaking teller windy chalk oas sleek priory decisively " +
  "storing owl reunite wrought shadowy snowfall statistically thorny nicaraguan lcd vowel variously plentiful " +
  "blasting telugu boise outperform peeled imposes cis mcgraw pinpoint gadgets transatlantic gran overland " +
  "liechtenstein sawyer morgue lira recovers fri splendid stove nantes participates stealth stalinist " +
  "testosterone override paradox orchestras respectful penetration pollster ploy atoll protester idf surrounds " +
  "faulkner vegetarian reins annoyed sigma wildfires commended mindful reinforcing melodies resignations striped " +
  "contrasted butch rounder violinist koran bickering scot stamped deployments organism cherished resilient fetch " +
  "progressively connor impatient compiling synonymous moro preached venetian kite slippery frail ignite sermons " +
  "windfall alarms informally generosity seeming expatriate greenville transmissions sagging witty clinching " +
  "spatial commonplace disciples collaborator reformer kissinger hilly assembling rounding tailor luo finch " +
  "assaulting locking violet avoids thinly tolls surpluses biologists queries haunting camped enlightenment " +
  "handbook austrians ousting stationary neatly respecting boiler trendy madden fanned diminishing sharpe nestor " +
  "palms diaspora stigma spanned relaxation trivia upsets shun feuding choreography nighttime backlog hai mri " +
  "coward woven fasting papa orchid pony herbal bing ordination excludes skinny bunny fay cain waivers saigon " +
  "storytelling swelled dismisses evacuees nov narrowing attic remorse utter hallway derive envy hilltop ethan " +
  "commits complicity embryo sacking riviera vines caterpillar jewels oyster sighted mural untouched overtake " +
  "marketers reverted bait advertise wreath bargains rum affinity scans middleton spices skirmishes reassured " +
  "vandalism cellar dukes sinks pollutants leopard spit horseback carve shady zairean ware mourn itinerary " +
  "accumulation dots lump amino racketeering fetus routines brandenburg cordial fanfare vie dane veronica " +
  "playmaker liquidation kissed educating certify ivanovic cellphone faiths inlet greetings dengue flagged " +
  "kolkata wiring browning tangled fatty manhunt bode researched toddler galloway blocs senegalese crawl crouch " +
  "spiked totalled reassigned beset otis accomplices walnut progressing compton hindered inconclusive militancy " +
  "sevens commandant sharper ratios polk safeguarding confronts partisans tablet tracts limelight houghton " +
  "barings candid springer barren waterfall layup castles filibuster unthinkable sherry texan nemesis resilience " +
  "triumphant lori cabins callers clarification mouths naturalization gainesville impartial pretending ferocious " +
  "flashed steiner peas arches flavored karate bystanders disclosing vip sunglasses formulation neurological " +
  "bourbon fortifications worrisome thumbs suitcase informs restraining marshes liter aroused burgundy plaster " +
  "freud meddling dampen remotely contesting interrogations infiltrated forgery charcoal treacherous ecstasy " +
  "regaining deteriorate rethink guadalajara terrifying storey mosquitoes ventured unreleased handwritten " +
  "articulate appointees boxers steward appalling ventilation demeanor impressions labelled dispose suffrage " +
  "nestle sparta humiliated hooks headway couture paramilitaries limousine chesapeake fungus sleepy cancellations " +
  "wally mystical teaspoons flocked picket spikes indifference implants apologies witnessing breton saddle xii " +
  "subscriber snacks heyday thickness dunes pediatric choked fliers ceramics prosper weaving appalachian grenada " +
  "beetles correlation node concedes laguna rigs conceptual cloudy ranchers guessing hog economical firepower " +
  "chestnut peacemaking wiping galveston fragment laptops cozy regrettable spraying rana helpless mesh taichung " +
  "wallet hare meg dickens stephenson revolves greatness plum evicted panamanian foray plausible adherence dime " +
  "duff sellout disgust spokane dalian colonists troublesome grossed hymn slums grin gansu lantern spirituality " +
  "axe kosher hugged literal punishments pristine nanny swirling tao postgraduate kilos grieving edible monarchs " +
  "manipulating signalled draining defection slang symmetry pleads murderous fayed starving paternal " +
  "functionality shakes enzymes dodger salah geographically rotary sleeves temperate outburst dolly curbs trenton " +
  "peck conversely defective capsized saul peg activate cordoned pardoned inundated intending scientology " +
  "mainstay twisting michaels disarmed bogged ornate burbank shearer driveway sociologist buddies leaned christi " +
  "knoxville illustrator diver talbot furnace masculine cylinders fairfield clears harming propel pows editorials " +
  "obese atm inherit archaeologist facilitating farce unseen centralized antiquity aborted experimenting safari " +
  "entrants intolerance physiology creditor utrecht nobles unsettled mobilization totalling tam taft debuts " +
  "traitor biographical overlapping condominium cum renting contra commencement bolts sow chop phony accomplice " +
  "gaze fries meridian entertained stare detractors encompassing futile deductions cartoonist pastry conspicuous " +
  "theresa offending linger gearing recaptured skilling liar hovered grappling supplemental superpower unfolded " +
  "copying scoop wilkins imposition enlist preval quito ritz noodles shaved heralded barrow expansive sorting " +
  "chadian bari hides obscene somalis feeder scent scripted docking intervening disbelief snipers persecuted " +
  "reproduce brethren mounts tacoma nascent litter emulate surfers ire trickle groves lace irrational indifferent " +
  "sails quad lange cnbc defences bundled believer therapies finalize kellogg malicious joking tragedies " +
  "forwarded enhancement lapses fang interrogators furnishings visionary bumps crocodile dwellers capitalized " +
  "misguided excel guggenheim underestimated submitting whiskey cough canopy foliage projecting blatant limb gras " +
  "burdens ceilings adorned startup bullion truckers anarchist applicant hokkaido circumstance outscored " +
  "carriages ballads bam bumped narrower excesses ant pest len messi sexes sideways disgraced mona surveying " +
  "adulthood cantor lagged uniting transports apprehended bruises dipping swallowed unfit stokes seaman " +
  "quantitative lessen medicinal adopts lifeline charisma blazing forbid pollard sewer ideally bodily disposed " +
  "watt ebola segregated canceling damp souvenir firstly olympian peabody kilogram norse differentiate mutant " +
  "labrador breadth suicidal lofty abandonment automation notched germanic scripture majestic beads nay postage " +
  "mounds torino collaborations alcoholism unfavorable mobs intermittent lore disparity contradiction cheated " +
  "poignant illuminated assign perched implying flop roommate conserve summons repealed mombasa annexation goo " +
  "classmate vent meager conservatism pleasing offshoot kitchens dempsey abiding cyrus revolving selfish " +
  "biomedical firearm apt surgeries airliners adolescents redistribution subdivisions originates programmer " +
  "celestial kickbacks mastered flagging rosie saratoga waking horrified germ authoritative hutton limerick elf " +
  "voicing samurai swath decker reprieve hawkish biennial bowles eponymous hardliners bathing burglary pap " +
  "thinner widows retake petit reelected forts fore implicit herat alerts sumo heap lawful proclaiming fluids " +
  "diner yogurt bloggers sticker booklet romanians chiluba powerless consort saxophone mei depressing allocate " +
  "tango simmer fridays tractors centrifuges scandinavia freetown lapse massacred resorted relentlessly reclaimed " +
  "enactment hangar api risking seminal sheen engraved centenary treatise disappears infusion screams chronology " +
  "overdose rescuing overlook layoff loeb roadblock referenced zulu equalized andes fostering acquaintance " +
  "practitioner reissued fouls headlined jasper servicing evidenced amelia pueblo snowy jude fetched sweater " +
  "porcelain choke cabaret governorate weekdays layouts regulates disapproval handguns devise commuted swaps " +
  "oaxaca carrots immoral oct intrigue dealership trait screenings sixes logos weeping diluted sincerely pulpit " +
  "immensely tracing deficiencies precautionary abed unpublished devi facilitated penalized packets criterion " +
  "extremes contractual hideout moderation disparate apex propeller renounced distract adapting afar assassins " +
  "hacker incorporation complains rapes scarf sibling unsolved anterior warhead retiree workouts semis afforded " +
  "rebuke rightly mistrust embargoed opting listener referendums hymns viola marquee eyewitness allowances serge " +
  "utilizing cruisers cayman steamed settles advisories dependency jerseys intrusion spacewalk gardener bearer " +
  "combs persists mekong inventions raven parenting crusader parsley roaming orphan baseless averted minced " +
  "stimulating fragmented digitally cary flatly assuring mantra novice veins emigration shameful diva fumes " +
  "consoles beaumont unnoticed handlers hates herring kasparov styling housewife galaxies upsurge spicy noun " +
  "backer payoff halves refreshing alas distinctly subjective tunis beatrice piedmont characterised klan pow " +
  "goodness payload donating bending incompetence razed composing glue bai hume interviewer nra transformers hulk " +
  "defensively melville narrated juries contagious enjoyable ecosystems signatories playhouse formulas gunpoint " +
  "lifestyles vomiting incompatible thrift brasil headmaster indicative divinity skyscraper sparsely cordon " +
  "jurassic diets cello confess loyola waitress pasha upsetting martins stain rawalpindi reflective stripping " +
  "wuhan nests cromwell drains maltese shelved furor admiralty harmon loophole anguish opus irreversible shouts " +
  "conspired harboring ella triumphs tremor bohemian philosophers civilizations desks bergman weathered blowout " +
  "minivan sulawesi geopolitical gangsters chromosome foreseeable contrasting parishioners pertaining gutted " +
  "foothold guise ignores detecting pesticide splinter bedrooms appoints outings sigh wandered softly emerald " +
  "omega recaps grease biographies macroeconomic makeover navajo mythical soho penchant assailant bursting " +
  "concorde zoning surges weeds berries bombarded deport bragg sync suspensions federated farmhouse conservancy " +
  "ushered stab squarely breaker prescott staffer battleship fated clamp dwindled culprit thankful benches " +
  "eastman begged spiders perfume implication carts sturdy profiling allotted unopposed sopranos frequented " +
  "fleets guts workings issuance schizophrenia bur agony towels sickened huts pirated lowly armament loopholes " +
  "flourishing bolstering redundant surrendering roadway pessimism moms petitioned offensives fabian appalled " +
  "luanda videotapes flap sensibility tagged burying tobin endangering synagogues influencing stardom summon ceos " +
  "neural countryman groceries galicia observes reciprocal tampering ante zimbabweans communes netting landlords " +
  "stickers professions briefings broth tossing culmination eluded principality pebble hypothetical sheltering " +
  "maternity savoy animosity detentions legions plumbing memorials taps audits sicilian creed ada breakout " +
  "warranted wildfire transmitting malaysians withdraws spacious wilde rescheduled preach concurrently assortment " +
  "crumbled domino worded specialised valdez raucous massed linguistics yellowstone tributes galileo retro craven " +
  "piers lombardi unaffected frustrations drafts synchronized nasal amateurs trucking ukrainians luckily " +
  "livingstone eclipsed purportedly shrubs brokerages distraught onetime turkmen quakes cloned administering " +
  "gambia reflections spilling inherently counterattack potassium subpoenas clinging keepers underwriting " +
  "scathing pinto vacancies utc hopper strickland kappa buster mystic cultivate tome ghanaian accolades leningrad " +
  "pens pitting baths lends crease dampened flanker sensory pep beefed hauling cypress titular ruptured redwood " +
  "overtures python fatality incompetent envisions versailles goalkeepers mole preschool estuary intrigued " +
  "stipulates wrestled stalling receipt trivial lei outages perks crowns tyranny coating curtailed hathaway " +
  "revoke glossy selectors dissertation defectors lund breakthroughs subcontinent emancipation codex metabolism " +
  "hesse bluegrass stout choreographed streamed loosen choking christoph archery annals goldsmith staffs hilary " +
  "motif gowns investigates transcription encryption oder unheard insanity feather ailment harp forbids " +
  "alternately prolong racetrack rentals skipping seedings nears newscast fractures shattering sirius henson " +
  "hendrix stinging replays unease substitutes manifest silently graceful worcestershire noticeably quadruple " +
  "onlookers scar explodes wasps restrain popularized spear sampled spills kaka patti skis protector coffins " +
  "bandwidth grader malayalam pigeon royalist glee orion taxable painfully undisputed nsa hartley khomeini " +
  "rations ridiculed decrees chicks anthropologist toppling migrate reparations spores coincides characterize " +
  "mating thaw jing spinach industrialist afflicted popcorn malaga babylon courting hungarians computational " +
  "mildly resurgent warburg puzzles bruising ambiguity quasi chairperson buffet springboks paradigm sightseeing " +
  "extravagant mandelson shooters burnham appease pashtun factual archeological rubens estrogen blanche infinity " +
  "updating melodic maori accorded lizard disillusioned preserves crete displeasure shredded aground " +
  "reimbursement dared currie clutching vilnius factional tallinn corning disruptive distributes interiors " +
  "liberate inspecting trooper cabbage hypocrisy endowed qualifies commemorated coded techno mccormick aba " +
  "autocratic skated mistreatment imitation taxed vat trajectory martian enclosure jaws nave insurrection skid " +
  "berths midweek softening politburo pollsters penultimate wolff eviction academies restarted rebirth residue " +
  "stuffing donkey demilitarized masterminding scattering greedy memos accessory underage deforestation rolf " +
  "wander puzzled tutu magician gusts gripping alterations vaguely rothschild demoted smog rocking retaliated " +
  "abound levied corinthians marvelous diagram brilliantly murals heterosexual zombie categorically pensacola " +
  "tallied billings chewing citations sympathizers theologian bulb mundane communicated flashpoint storming " +
  "wholesalers inflows vitality dysfunctional illusions fraught waiter emptied edits whipping placards zeal " +
  "fictitious knowledgeable manson woodlands rooting subsided righteous shia furnished pinnacle dismayed " +
  "cosmopolitan vests cues commentaries annulled confuse obligated faculties cottages lublin mitigate defer " +
  "oppenheimer smear budding firsthand erupt braced mimic newfound enriching hacking dealerships unveils " +
  "preakness detrimental elevators spheres apocalypse reinstate discouraging documenting juveniles philipp " +
  "boroughs triggers euthanasia goa dioceses simplify floats racked horta offside blur persia distortion alcoa " +
  "rave playful fodder obituary halved rushdie cheerful tanner sunken behest brescia combatant kindness fireplace " +
  "stroll cub vested inserts porous redesign motown flier aforementioned odor discrete hotline clogged sofa sonar " +
  "capping epo nostalgic lansing kazan carole laredo arduous disengagement bombardier initiation analogy " +
  "underscoring tick hangzhou symbolize stockholders inflict benton lectured tipping solidly unfold embodied font " +
  "exempted limitation herds attire diners parlor grips superficial repurchase draper ozawa dissenting onward " +
  "heavenly hoon reruns landfill tay gin envisaged majorities shack breaching mead deities yearlong fats jeremiah " +
  "stepfather sherwood ponce adversely lettuce pursuits premieres sparse exerted importer collier unify getaway " +
  "volcanoes jolt terri bratislava rotate impromptu populace reigned scrub wisely sophistication fuss marat " +
  "taekwondo orchards unintended rainforest imaginative untrue lieutenants distanced strangled mckinley monastic " +
  "semiconductors resurrected lea shear lena punctuated nailed breathtaking olives mirrored mocked paycheck " +
  "cavity deacon footprint injecting salvaged faxed pleasures swamped homegrown dewey antics blindness eighteenth " +
  "hilarious paranoid mcpherson goodyear buoyant looters invasions vapor mattered hostel denials tides hesitation " +
  "reservists pathways culled ornamental antony fuse futuristic scourge loops warhol crossfire specialize hasty " +
  "relayed condit levelled prefix charting eyeing maddon unloaded admirers seychelles subscribe indecent penang " +
  "complicating vowels infancy nativity deprivation sac unaccounted entitlement nagoya deans carrot yiddish ras " +
  "cricketers avail bash groomed wharton senatorial props jolted rosy trimming mod mustang scholastic anonymously " +
  "condo adept ions flux roam downsizing invaluable hubs injures hershey predominant compose keel ale confederacy " +
  "pickups behaved cocktails psyche brew nomadic hairs threads equip multitude antibodies subset passer " +
  "confederations hikers fists infiltrate pamphlets glacial nightclubs generalized benchmarks billie cooperatives " +
  "congresses yachts sewing dossier slamming preoccupied psychedelic supplemented lawlessness lincolnshire tufts " +
  "upholding blackouts lopsided versace inroads detonate banished bays lloyds tasted ribbons loudspeakers " +
  "fortnight creeping temperament oats baptism jfk mossad streamlined oakley finishers adversary depictions noses " +
  "fiasco collisions northernmost lust miscellaneous hose spiraling bogeyed intermediary reinforcement melamine " +
  "secessionist climber recurrence pawn bohemia tarmac progresses alamos staked nagasaki unlucky coincidentally " +
  "posthumous precede pathology acknowledgment dorm braking misunderstood indebted modernist subordinates cadres " +
  "chew smoky violators akron commandments assorted reptiles blessings vitamins zion snapshot verbs everglades " +
  "sneakers exchequer fascism stony owls refrained culprits angular fantasies concurrent badges chatting " +
  "predatory pomeranian decks formulate inhabit surveyor handheld strangely deceptive casket verdi lighted " +
  "respite harmonious knocks bathrooms wilkes geologist unhealthy glucose strengthens deflect bloated kannada " +
  "stewardship gypsies dea tremendously raiding mist distinguishing perpetrated depots filtering scorsese frontal " +
  "compel jungles cornish coups adventurous yeast oranges endeavors redesignated organizes comets stringer piling " +
  "shuttered kisses multicultural cabinets orr martyrdom bookings involuntary teaming insulted password gunshots " +
  "courted shenyang buddhists enshrined staunchly malpractice rabbits contradicted johnnie parted relic dyer " +
  "cigars gorilla fanning aristotle incarcerated preferably columbine collated eroding stifle conglomerates " +
  "terence disdain stereotype distinctions stun insignificant soloist autograph minibus neumann faltered robotics " +
  "flushing exquisite slugger grange sediment leaping phoned wye flawless stared upbringing exemplary dialogues " +
  "dal avengers moynihan superstars translating noises blogger bankruptcies tat alloy drones rehearsals siam " +
  "healed nausea bloodless prophecy rubbish nightmares coding lyonnais calculus gigs sweetheart pillow underwood " +
  "specifying rightful outpouring burdened inched showcased bowing intercourse nesting peacock implanted hoisted " +
  "subversion rained hao antibiotic ponder temporal shale unleash originate preside hopeless medalists franciscan " +
  "chimney auditing sixteenth exited supplementary intestinal unix veterinarian";
