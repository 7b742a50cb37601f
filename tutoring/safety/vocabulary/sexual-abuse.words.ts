/** Sexual abuse, by hand, by word and by camera. */
export const SEXUAL_ABUSE_WORDS = {
  molest: `
    molestuje zgwałcił maca macał macają мацає molest* zgwałc* gwałc* obmac* napastow* napastuje изнас* домаг*
    ґвалт* зґвалт* obłapia obłapiał dobiera dobierał`,
  rape: 'obmacywana napastowan* zgwałcon* molestowan* wykorzystan* wykorzystywan*',
  exploit: 'wykorzystuje wykorzystał wykorzystywał',
  sexually: 'seksualnie сексуально',
  touch: `
    dotyka dotykał dotykają głaszcze głaskał całuje całował całowała чіпає торкається торкався трогает лапає
    dotyk* głaskać maca masuje masował masaż łapie złapał łapał klepie klepnął klepał ściska ściskał ociera
    ocierał całować pocałow* liże lizał przytula gładzi торкає торкав чіпав обіймає цілує гладить`,
  intimate: `
    intymn* tam piersiach piersi krocz* pupę pupie pupy udach udzie bluzką bluzkę nogami nogi_między łóżka łóżku
    nocy w_usta usta там нижн* труси tyłek tyłku tyłka pośladk* kroku cycki cyckach biust* stanik* koszulkę
    koszulką koszulki bielizn* ubranie ubraniem ubrania majtk* spódnic* rozporek kolanach kolana udo prysznic*
    łazienki одягом одяг груди коліна`,
  touchVerbs: 'wkłada włożył wkładał wsadza lezie лізе',
  underClothes: 'majtki spódnicę spodnie bluzkę majtkach труси штани',
  notWant: `
    nie_chcę nie_chciałam nie_chciałem не_хочу wbrew mówię_nie nie_chcem nie_lubię nie_podoba nie_zgadzam
    не_хотіла`,
  things: 'rzeczy coś czegoś rzecz речі tych_rzeczy щось czegoś_złego świństwa rzeczach',
  ugly: 'brzydkie dziwne złe okropne seksualne złego zboczone obrzydliwe niestosowne obleśne świństwa погані',
  doesTo: 'robi robił robią robiła zrobił robienia робить робив zrobili robią_mi зробив зробили робили',
  force: `
    zmusza zmusił zmuszają zmuszał każe kazał kazała karze namawia nalega prosi chce змушує просить примушує
    naciska nalegał nalegała zachęca zmuszała zmusić przymusza żąda żądał kazali szantażuje zmuś вимагає змусив
    змушував`,
  undress: `
    rozbierać rozebrać rozebrała rozebrał rozbierała bez_ubrania rozbieranie роздягатися роздягтися rozbiera
    rozbierał rozebrali zdjął zdjęła zdejmować ściągnął ściąga ściągnąć stanika bez_stanika bez_majtek голою
    zdjąć zdejmę zdejmij`,
  camera: 'kamerce kamerkę zdjęcia',
  sex: `
    seksu seks seksie sexu sex spała współżyć lodzika penisa penis członka masturb* сексу сексом współżycia
    stosunek stosunku pettingu obciągnąć loda oral* dziewictw* przespać przespała spał_ze трахати сексі`,
  nude: `
    nagie nagich nago nudes* rozebran* gołe golych goła toples* голі голе оголен* nagą nude nudów_swoich nagiej
    stanika bieliźnie голих роздягнен* nagi`,
  photo: `
    zdjęcia zdjęcie fotki fotkę foto фото wysłała wysłać wysłał pokazać wysyłała zdjęć fotka filmik filmiki
    wideo video nagranie snapy снап`,
  sendOrShare: `
    wysłałam wysłałem wysłała wysłać wysłał rozesłali rozesłał opublikuje wrzuci wrzucił udostępnił szantażuje
    chce prosi wysłania надіслати просить żąda pokazała fotki zdjęcia zdjęcie фото rozsyłają rozsyła wyślę
    pokaże wstawił wstawili krążą ma_moje żądał opublikował фотографії`,
  blackmail: 'szantażuje szantażują szantażował szantaż шантажує',
  touchInfinitive: 'dotykać dotykała dotykał',
  him: 'nim go niego',
  kiss: 'całować całował pocałował',
  privateParts: `
    tyłek tyłka cycki cycek piersi biust krocze kroczu penisa penis siusiaka siusiak fiuta fiut kutasa
    przyrodzenie przyrodzeniem stanik stanika majtki majtek gacie bielizn* wagin* pochw* cipk* intymn* труси
    трусики груди`,
  watch: `
    patrzy patrzył ogląda oglądał podgląda podglądał zagląda zaglądał wchodzi wszedł nagrywa nagrał filmuje
    filmował дивиться підглядає przyglądał`,
  bathe: `
    kąpię kąpieli prysznic prysznicem łazienki łazience przebieram rozbieram myję душ миюся przebierać myć kąpać`,
  porn: 'porno pornografi* pornol* pornosy erotyczn*',
  push: 'naciska namawia zmusza chce chciał proponuje proponował pyta pisze oferuje wymaga',
  lap: 'kolanach kolana',
  bed: 'łóżka łóżku ліжка ліжко',
  enter: 'wchodzi włazi kładzie przychodzi wszedł wlazł położył',
  record: 'nagrał nagrywa nagrali sfilmował',
  clothing: 'koszulkę bluzkę spodnie majtki ubranie',
  ready: 'gotowa gotowy',
  ourSecret: 'nasz_sekret nasza_tajemnica naszą_tajemnicę наш_секрет наша_таємниця',
  thigh: 'udzie udo udach kolanie kolano',
  putHand: 'kładzie położył trzyma dłoń rękę',
  adultFilm: 'dla_dorosłych',
  dirty: 'brudna brudny zbrukana',
  after: 'po_tym co_mi',
} as const;
