import { testRegister } from '#upstream/testing/test-register.ts'
import { priceListList } from './list.ts'
import { priceLists } from './register.ts'

testRegister({
  register: priceLists,
  list: priceListList,
  made: {
    name: 'Trade',
    currency: 'EUR',
    notes: 'since the lighthouse',
    customers: [],
    prices: [],
  },
  changed: { name: 'Wholesale' },
  word: 'lighthouse',
})
