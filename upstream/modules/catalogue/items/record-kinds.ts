import type { RecordKinds } from '../../firm/records/index.ts'
import { forgetPicture, showFirstPicture } from './pictures.ts'

export const recordKinds: RecordKinds = {
  item: {
    read: 'item:view',
    reach: 'whole',
    write: 'item:edit',
    path: (id) => `items/${id}`,
    attached: showFirstPicture,
    detached: forgetPicture,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string }>('select name as title from items where id = ?', id)
      return row
    },
  },
}
