import { testRegister } from '#upstream/testing/test-register.ts'
import { costCentreList } from './list.ts'
import { costCentres } from './register.ts'

testRegister({
  register: costCentres,
  list: costCentreList,
  made: { code: '110', name: 'Harbour', notes: 'by the lighthouse' },
  changed: { name: 'Quay' },
  word: 'lighthouse',
  file: ['code', 'name', 'notes'],
})
