import { useT } from '#app/shell/page-context.tsx'
import { Empty, LinkButton, NothingFound, Skeleton, Stack } from '#app/ui/index.ts'
import { narrowBar } from '../../components/example.css.ts'

export default function EmptyStates() {
  const t = useT('gallery')
  return (
    <Stack>
      <Empty
        title={t('words.noInvoices')}
        actions={
          <LinkButton kind="primary" icon="plus" href="/ui/elements">
            {t('words.newInvoice')}
          </LinkButton>
        }
      >
        {t('words.noInvoicesWords')}
      </Empty>
      <NothingFound title={t('words.nothingFound')}>
        <a href="/ui/elements">{t('words.clearSearch')}</a>
      </NothingFound>
      <p aria-busy="true" aria-label={t('words.loading')} role="status">
        <Skeleton className={narrowBar} />
      </p>
    </Stack>
  )
}
