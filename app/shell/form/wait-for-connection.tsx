import { PageScript } from '#app/islands/page-script.tsx'
import { OfflineBand } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'

/**
 * Holds the forms of a page back while the device has no connection, so that what was typed is not lost,
 * and says so; stands above the buttons of a form that is filled in on the way.
 */
export function WaitForConnection() {
  const t = useT('form')
  return (
    <>
      <div id="away" role="alert" hidden>
        <OfflineBand title={t('away.title')}>{t('away.words')}</OfflineBand>
      </div>
      <PageScript name="wait-for-connection" />
    </>
  )
}
