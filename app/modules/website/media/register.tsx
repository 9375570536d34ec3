import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import {
  siteMediaContract as contract,
  SiteMediaQuery,
  type SiteMediaRow,
} from '#contract/website/site-media.ts'
import { Thumbnail } from './components/thumbnail.tsx'

const columns: Column<SiteMediaRow, null>[] = [
  {
    name: 'picture',
    kind: 'text',
    label: 'list.picture',
    isPageOnly: true,
    value: () => '',
    cell: (row) => <Thumbnail media={row} />,
  },
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  {
    name: 'alt',
    kind: 'text',
    label: 'field.alt',
    place: 'detail',
    value: ({ alt, kind }, { t }) => (alt === '' && kind === 'picture' ? t('list.noAlt') : alt),
  },
  {
    name: 'size',
    kind: 'text',
    label: 'list.size',
    place: 'secondDetail',
    value: ({ width, height, bytes }, { format }) =>
      width > 0 ? `${width} × ${height}` : `${format.number(Math.ceil(bytes / 1024))} KB`,
  },
  { name: 'createdAt', kind: 'instant', label: 'list.added', sort: 'createdAt', place: 'state' },
]

export const register = describeRegister({
  name: 'media',
  path: 'site-media',
  idParam: 'mediaId',
  query: SiteMediaQuery,
  tabs: ['all', 'pictures', 'documents'],
  columns,
  hasOwnNew: true,
  nameOf: ({ name }: SiteMediaRow) => name,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, mediaId) => call(contract.get, { firmId, mediaId }),
  },
})
