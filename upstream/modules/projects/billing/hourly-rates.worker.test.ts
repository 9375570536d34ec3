import { testRegister } from '#upstream/testing/test-register.ts'
import { hourlyRateList, hourlyRates } from './hourly-rates.ts'

testRegister({
  register: hourlyRates,
  list: hourlyRateList,
  made: { kind: 'price', hourly: '90', validFrom: '2026-01-01', notes: 'by the lighthouse' },
  changed: { hourly: '95' },
  word: 'lighthouse',
})
