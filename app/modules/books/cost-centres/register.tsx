import { useT } from '#app/shell/page-context.tsx'
import { deletion } from '#app/shell/register/deletion.ts'
import { type Choice, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { notesColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Tag } from '#app/ui/index.ts'
import {
  type CostCentre,
  CostCentreInput,
  CostCentreListQuery,
  type CostCentreRow,
  costCentresContract,
} from '#contract/books/cost-centres.ts'
import { centreOptions } from './centre-options.ts'
import { loadAllCentres } from './choices.ts'

type Extra = { centres: Choice[] }

const columns: Column<CostCentreRow, Extra>[] = [
  { name: 'trail', kind: 'link', label: 'field.trail', sort: 'trail' },
  { name: 'code', kind: 'text', label: 'field.code', sort: 'code', place: 'detail' },
  { name: 'name', kind: 'text', label: 'field.name', isFileOnly: true },
  notesColumn,
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const sections: FormSection<CostCentre, Extra>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      { name: 'code', kind: 'text', maxLength: 20, isHalf: true },
      { name: 'name', kind: 'text', maxLength: 100, isHalf: true },
      {
        name: 'parentId',
        kind: 'select',
        isOptional: true,
        options: ({ t, extra }) => [{ value: '', label: t('form.firstLevel') }, ...extra.centres],
      },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

async function load(access: FirmAccess, page: 'list' | 'record' | 'form'): Promise<Extra> {
  // Only open ones, so that none is marked as closed.
  const centres = page === 'list' ? [] : await loadAllCentres(access)
  return { centres: centreOptions({ centres, closed: '' }) }
}

const plain = plainRegister({
  contract: costCentresContract,
  query: CostCentreListQuery,
  input: CostCentreInput,
  one: (firmId, costCentreId) => ({ firmId, costCentreId }),
})

export const register = describeRegister({
  name: 'cost-centres',
  recordKind: 'costCentre',
  path: 'cost-centres',
  idParam: 'costCentreId',
  tabs: ['active', 'archived'],
  columns,
  load,
  nameOf: ({ trail }: CostCentreRow | CostCentre) => trail,
  ...plain,
  hasImport: true,
  form: { input: CostCentreInput, sections },
  actions: [
    ...plain.actions,
    deletion(costCentresContract.delete, (firmId, costCentreId) => ({ firmId, costCentreId })),
  ],
  links: ({ id }, { firm: { firmId } }) => {
    const reports = `/firms/${firmId}/reports`
    return [
      {
        label: 'detail.profit',
        icon: 'chart-no-axes-column',
        href: `${reports}/profit-and-loss?costCentre=${id}`,
      },
      { label: 'detail.lines', icon: 'scale', href: `${reports}/general-ledger?costCentre=${id}` },
    ]
  },
  Mark: ClosedMark,
})

function ClosedMark({ record }: { record: CostCentre }) {
  const t = useT('cost-centres')
  return record.isArchived && <Tag>{t('detail.archivedTag')}</Tag>
}
