import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import {
  type Kiosk,
  KioskInput,
  KioskListQuery,
  type KioskRow,
  kiosksContract,
} from '#contract/people/kiosks.ts'
import { KioskPanels } from './components/kiosk-panels.tsx'
import { kioskCodesPath } from './paths.ts'

const columns: Column<KioskRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'notes', kind: 'text', label: 'field.notes', place: 'detail' },
  changedColumn,
]

const sections: FormSection<Kiosk, undefined>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'notes', kind: 'textarea', maxLength: 1000, isOptional: true },
    ],
  },
]

const plain = plainRegister({
  contract: kiosksContract,
  query: KioskListQuery,
  input: KioskInput,
  one: (firmId, kioskId) => ({ firmId, kioskId }),
})

export const register = describeRegister({
  name: 'kiosks',
  texts: 'attendance',
  prefix: 'kiosks',
  recordKind: 'kiosk',
  path: 'kiosks',
  idParam: 'kioskId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: KioskRow | Kiosk) => name,
  ...plain,
  form: { input: KioskInput, sections },
  actions: [
    ...plain.actions,
    {
      intent: 'renew',
      icon: 'refresh-cw',
      needs: 'attendance:edit',
      asksFirst: true,
      isOffered: ({ path }) => path !== null,
      act: ({ call, firm: { firmId } }, kioskId, options) =>
        call(kiosksContract.renew, { firmId, kioskId }, options),
    },
  ],
  links: (_, { firm: { firmId } }) => [
    { label: 'codes.title', icon: 'key-round', href: kioskCodesPath(firmId), place: 'main' },
  ],
  loadPanels: async () => null,
  Panels: KioskPanels,
})
