/**
 * Month names in the languages of European spreadsheet programs, in the nominative and, if it differs, the genitive.
 */
const NAMES = `
  january february march april may june july august september october november december
  januar februar märz mrz april mai juni juli august september oktober november dezember jänner
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  januari februari maart mrt april mei juni juli augustus september oktober november december
  janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
  marts maj augusti
  styczeń stycznia luty lutego marzec marca kwiecień kwietnia maj maja czerwiec czerwca lipiec lipca sierpień sierpnia
  wrzesień września październik października listopad listopada grudzień grudnia
  leden ledna únor února březen března duben dubna květen května červen června červenec července srpen srpna září říjen
  října listopad listopadu prosinec prosince
  január február marec apríl máj jún júl august október
  január február március április május június július augusztus szeptember október november december
  tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
  ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
  ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
  январь января февраль февраля март марта апрель апреля май мая июнь июня июль июля август августа сентябрь сентября
  октябрь октября ноябрь ноября декабрь декабря
`;

const SHORTEST = 3;
/** Beginnings of month names that a program may read as a month. */
const STARTS = new Set(
  NAMES.trim()
    .split(/\s+/)
    .map(plain)
    .flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)).slice(SHORTEST - 1)),
);

/**
 * Returns whether a program may read the word as a month. Excel reads any beginning of three letters: MARC1 is 1 March.
 */
export function isMonthName(word: string): boolean {
  return STARTS.has(plain(word));
}

/** Returns the word in lower case without accents. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
