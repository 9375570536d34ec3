import { useT } from '#app/shell/page-context.tsx'
import { Cell, Empty, ErrorBand, HeadCell, Skeleton, Stack, Table } from '#app/ui/index.ts'
import { narrowBar } from '../../components/example.css.ts'
import type { ExampleProps } from '../../look.ts'

export default function States({ density }: ExampleProps) {
  const t = useT('gallery')
  return (
    <Stack>
      <Table caption={t('words.loading')} density={density} withoutPad aria-busy="true">
        <thead>
          <tr>
            <HeadCell>{t('words.customer')}</HeadCell>
            <HeadCell>{t('words.status')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {['first', 'second'].map((row) => (
            <tr key={row}>
              <Cell>
                <Skeleton className={narrowBar} />
              </Cell>
              <Cell>
                <Skeleton className={narrowBar} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Empty title={t('words.noInvoices')}>{t('words.noInvoicesWords')}</Empty>
      <ErrorBand title={t('words.notLoaded')}>{t('words.tryAgain')}</ErrorBand>
    </Stack>
  )
}
