import { useT } from '#app/shell/page-context.tsx'
import { ErrorPage } from '#app/ui/index.ts'

/** Stands where a document was that is not shared, or never was. */
export function DeadLink() {
  const t = useT('document')
  return (
    <main id="main">
      <ErrorPage code="404" title={t('public.deadTitle')}>
        <p>{t('public.deadWords')}</p>
      </ErrorPage>
    </main>
  )
}
