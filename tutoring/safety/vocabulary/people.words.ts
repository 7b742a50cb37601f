/** Who. Subjects stand in the nominative, victims in the accusative. */
export const PEOPLE = {
  family: `
    tata tato tatuś ojciec stary_mój mama mamusia matka ojczym macocha brat siostra wujek wójek wuj wuja ciocia
    ciotka dziadek babcia kuzyn kuzynka rodzice rodzic opiekun opiekunka partner konkubent chłopak_mamy
    rodzeństwo тато батько папа мама мати вітчим мачуха брат сестра дядько дідусь дід бабуся батьки отчим отец
    tatko ojczulek mamunia rodzina konkubina narzeczony szwagier stary starzy stara teściowa pradziadek wnuk
    cioteczny przyrodni stryj stryjek chrzestny chrzestna мій_тато отчима`,
  familyVictim: `
    mamę mamusię siostrę brata rodzeństwo babcię matkę nas braciszka siostrzyczkę маму брата сестру нас ją jej
    mamie siostrze bratu żonę dziecko dzieci syna córkę małego młodszą młodszego rodzeństwu babci psa kota мамі
    сестричку братика`,
  familyFeared: `
    taty ojca ojczyma mamy matki macochy wujka rodziców brata dziadka tatą ojcem tate батька тата вітчима маму
    мами отца дядька ojczymem mamą matką wujkiem bratem dziadkiem macochą rodzicami konkubenta partnera starego
    starej stryja kuzyna батьком вітчимом`,
  adult: `
    trener instruktor ksiądz katecheta nauczyciel nauczycielka pan pani sąsiad facet gość typ koleś mężczyzna
    człowiek dorosły ktoś starszy przyjaciel_rodziców znajomy_rodziców wychowawca dyrektor woźny lekarz
    korepetytor fotograf pedofil zboczeniec тренер вчитель сусід хтось чоловік дорослий facetem dziad kolo
    kolega_taty znajomy_mamy kierowca ochroniarz listonosz pastor wikary opiekun animator sędzia doktor ratownik
    przewodnik kolega_rodziców kolega_wujka gościu mężczyźni staruszek dziadek pielęgniarz psycholog szef
    trenerka faceta sąsiedztwa obcego mężczyzny kobieta`,
  peer: `
    kolega koledzy koleżanka koleżanki chłopak chłopaki chłopacy dziewczyna dziewczyny uczniowie starsi oni one
    on ona klasa ludzie dzieci wszyscy typy dzieciaki однокласник* хлопці дівчата вони він вона друг подруга всі
    kolesie banda ekipa osiedla dresy dryblasy koleżka chłopcy chłopiec kumple kumpel kumpela ex były była
    ośmioklasiści drugoklasiści drużyna starszaki przyjaciel przyjaciółka ziomki grupa klasie сусід хлопець
    дівчина старші`,
  stranger: `
    ktoś facet gość typ koleś mężczyzna obcy nieznajomy pan jakiś dorosły discorda discord internetu neta sieci
    tiktoka instagrama messengera snapa gry hтось хтось незнайомий чоловік typa typka facetów gostek dziadek
    obca nieznajoma nieznajomego kogoś kimś przybłęda menel pijak człowiek незнайомець якийсь faceta obcego
    mężczyzny kobieta jakaś`,
  other: `
    koleżanka koleżance koledze kolegę kumpel kumpela kumpelka przyjaciel przyjaciółka przyjaciółce
    przyjacielowi przyjaciółkę przyjaciela siostra brat mama tata matka ojciec kuzyn kuzynka znajomy znajoma
    ktoś ona on dziewczyna chłopak psiapsi psiapsia psiapsióła bff bestie ziomek sąsiadka sąsiad babcia dziadek
    ciocia wujek подруга друг брат сестра однокласник однокласниця мама тато вона він дівчина хлопець знайомий
    знайома przyjaciółki kumplowi kumpeli siostrze bratu mamie tacie kuzynce wnuczka mąż żona ojczym macocha
    babcie dziewczynie chłopaku chłopakowi kolegi koleżanki kolegą ania kasia zosia ola julka julia hania maja
    lena amelia natalia wiktoria karolina magda asia basia gosia marysia ewa iza kinga martyna nikola oliwia
    patrycja paulina sara weronika zuzia kuba bartek michał mateusz kacper szymon filip antek franek jasiek
    janek staś wojtek tomek paweł piotrek krzysiek marcin adam oskar igor dawid damian dominik patryk maciek
    olek oliwier tymek wiktor karol оля настя максим даша артем софія`,
  otherVictim: `
    koleżankę kolegę przyjaciółkę przyjaciela kumpla kumpelę znajomą znajomego koleżanki kuzynkę kuzyna ją go
    jej його її подругу друга kolegi dziecko dzieci syna córkę żonę małego jemu niego nią nim kolegą koleżanką
    siostrę_koleżanki kumplowi`,
  relative: 'który która',
  thing: `
    upał gorąco kaszel kurz zapach duszno katar alergia brawo rekord* serce zegar dzwon dzwony piłka licznik
    puls tętno fakt promień fala fale piorun słońce światło kula blask matma myśl młot kowal pianę białka
    klawisze karnego karny pokłony beton wodę deszcz rower roweru autobus pociąg jedzie_m gwiazdy jedzie_rower
    пенальті карного`,
} as const;
