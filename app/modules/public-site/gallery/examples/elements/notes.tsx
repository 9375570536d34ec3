import { useT } from '#app/shell/page-context.tsx'
import { Band, ErrorBand, OfflineBand, Stack, Toast } from '#app/ui/index.ts'

export default function Notes() {
  const t = useT('gallery')
  return (
    <Stack>
      <Band tone="info" title={t('words.infoTitle')}>
        {t('words.infoWords')}
      </Band>
      <Band tone="ok" title={t('words.paidInFull')} />
      <OfflineBand title={t('words.offline')} />
      <ErrorBand title={t('words.notLoaded')}>{t('words.tryAgain')}</ErrorBand>
      <Toast tone="bad" title={t('words.notSent')} closeLabel={t('words.close')} />
    </Stack>
  )
}
