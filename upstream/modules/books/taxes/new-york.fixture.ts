import { TestFirm } from '#upstream/testing/test-firm.ts'

/** New York City: state 4 %, city 4.5 %, Metropolitan Commuter Transportation District 0.375 %. */
export const newYorkRate = {
  code: 'US-NYC',
  name: { en: 'New York City' },
  rate: '8.875',
  category: 'S',
  parts: [
    { name: 'State', rate: '4', account: '2201' },
    { name: 'City', rate: '4.5', account: '2203' },
    { name: 'MCTD', rate: '0.375', account: '2204' },
  ],
}

/** A firm in New York, which has no tax by itself. */
export function openInNewYork(): Promise<TestFirm> {
  return TestFirm.open({
    address: { city: 'New York', country: 'US' },
    vatId: '',
    baseCurrency: 'USD',
    timeZone: 'America/New_York',
  })
}
