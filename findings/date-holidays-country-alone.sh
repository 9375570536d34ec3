#!/bin/sh
# date-holidays: a country alone, or a region above the one that decides, gives too few or too many days.
#
# Guess: `new Holidays('GB')` holds the bank holidays of the United Kingdom's larger part, and
#   `new Holidays('IT', '32')` (Trentino-Alto Adige) those that all of it has; a code that is not
#   known is an error.
# What happens: 'GB' has no summer bank holiday at all, neither 31 August (England, Wales) nor 3 August
#   (Scotland) of 2026. 'IT','32' has Whit Monday, which is a holiday in the province of Bolzano alone,
#   and knows no province below, so for Trento it has a day too many. A state that does not exist
#   gives the country's days without a word.
# Version: date-holidays 3.37.0 (npm). Source: its data/holidays.json; Banking and Financial Dealings
#   Act 1971, sched. 1; vacanza/holidays#3234 and nager/Nager.Date#908 (Whit Monday in Bolzano alone).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0 >/dev/null
cat > try.cjs <<'JS'
const Holidays = require('date-holidays')
const { version } = require('date-holidays/package.json')
const has = (place, day) =>
  new Holidays(...place).getHolidays(2026).some(({ date, type }) => type === 'public' && date.startsWith(day))
const found = {
  'GB 31 August': has(['GB'], '2026-08-31'),
  'GB 3 August': has(['GB'], '2026-08-03'),
  'GB ENG 31 August': has(['GB', 'ENG'], '2026-08-31'),
  'IT 32 Whit Monday': has(['IT', '32'], '2026-05-25'),
  'IT 25 Whit Monday': has(['IT', '25'], '2026-05-25'),
  'provinces of IT 32': Object.keys(new Holidays('IT', '32').getRegions('IT', '32') ?? {}).length,
  'DE XX 3 October': has(['DE', 'XX'], '2026-10-03'),
}
console.log('date-holidays', version)
console.log(JSON.stringify(found, null, 2))
const asBefore = '[false,false,true,true,false,0,true]'
if (JSON.stringify(Object.values(found)) !== asBefore) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.cjs
