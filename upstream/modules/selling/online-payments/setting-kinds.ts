import { z } from 'zod'
import type { SettingKinds } from '../../firm/records/index.ts'
import { takesCards } from './reader.ts'
import { switchCards } from './settings.ts'

const Switch = z.object({ isOn: z.boolean() })

export const settingKinds: SettingKinds = {
  cardPayments: {
    needs: 'firm:edit',
    page: 'card-payments',
    actions: ['update'],
    read: (reader) => ({ isOn: takesCards(reader) }),
    write: (writer, { firm, env }, _, values) =>
      switchCards(writer, firm, env, Switch.parse(values).isOn),
  },
}
