import type { z } from 'zod'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row } from '#app/ui/index.ts'
import type { CardSettings } from '#contract/selling/online-payments.ts'

/** Whether customers can pay by card, and the button to change that. */
export function CardSwitch({ settings }: { settings: z.infer<typeof CardSettings> }) {
  const t = useT('online-payments')
  const { can } = useFirm()
  const { isAvailable, isOn } = settings
  if (!isAvailable)
    return (
      <Band tone="info" title={t('switch.none')}>
        {t('switch.noneWords')}
      </Band>
    )
  const step = isOn ? 'off' : 'on'
  return (
    <Band tone={isOn ? 'ok' : 'info'} title={t(isOn ? 'switch.isOn' : 'switch.isOff')}>
      <p>{t('switch.words')}</p>
      {can('firm:edit') && (
        <form method="post">
          <Row>
            <Button kind={isOn ? 'default' : 'primary'} name="intent" value={step}>
              {t(`switch.${step}`)}
            </Button>
          </Row>
        </form>
      )}
    </Band>
  )
}
