import { useT } from '#app/shell/page-context.tsx'
import {
  BulkBar,
  Button,
  Cell,
  Checkbox,
  HeadCell,
  NameCell,
  NumberCell,
  Status,
  Table,
  VisuallyHidden,
} from '#app/ui/index.ts'
import type { ExampleProps } from '../../look.ts'
import { useSample } from '../../use-sample.ts'

const rows = [
  { id: '2026-014', name: 'Nordlicht GmbH', status: 'paid', day: 12, open: 0 },
  { id: '2026-015', name: 'Caffè Luce', status: 'overdue', day: 14, open: 420.5 },
  { id: '2026-016', name: 'Alder & Co', status: 'draft', day: 19, open: 1280 },
] as const

export default function List({ density }: ExampleProps) {
  const t = useT('gallery')
  const { day, exactEuros } = useSample()
  return (
    <form>
      <Table caption={t('words.invoices')} density={density} withoutPad isStacked>
        <thead>
          <tr>
            <HeadCell>
              <VisuallyHidden>{t('words.choose')}</VisuallyHidden>
            </HeadCell>
            <HeadCell sortHref="/ui/tables" sort="ascending">
              {t('words.customer')}
            </HeadCell>
            <HeadCell>{t('words.dueDate')}</HeadCell>
            <HeadCell>{t('words.status')}</HeadCell>
            <HeadCell isNumber>{t('words.open')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <Cell place="select">
                <Checkbox name="id" value={row.id} isBare>
                  {`${t('words.choose')}: ${row.id}`}
                </Checkbox>
              </Cell>
              <NameCell href="/ui/tables">{row.name}</NameCell>
              <Cell place="detail">{day(row.day)}</Cell>
              <Cell place="state">
                <Status kind={row.status}>{t(`words.${row.status}`)}</Status>
              </Cell>
              <NumberCell place="figure" tone={row.status === 'overdue' ? 'bad' : 'strong'}>
                {exactEuros(row.open)}
              </NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <BulkBar after={t('words.chosen')}>
        <Button type="button">{t('words.print')}</Button>
        <Button type="reset" kind="ghost">
          {t('words.cancel')}
        </Button>
      </BulkBar>
    </form>
  )
}
