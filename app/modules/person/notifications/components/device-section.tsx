import { Island } from '#app/islands/island.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, Stack, Tag, text } from '#app/ui/index.ts'
import type { PushDevice } from '#contract/person/notice-delivery.ts'
import AddDevice from '../islands/add-device.island.tsx'

type DeviceSectionProps = {
  publicKey: string | null
  devices: readonly PushDevice[]
  refusal: Refusal | undefined
}

const formId = 'devices'

/** The devices that show notices, each to be removed, and a button for this one. */
export function DeviceSection({ publicKey, devices, refusal }: DeviceSectionProps) {
  const t = useT('notifications')
  const words = {
    add: t('devices.add'),
    adding: t('devices.adding'),
    denied: t('devices.denied'),
    failed: t('devices.failed'),
    needsScript: t('devices.needsScript'),
  }
  return (
    <section id={formId}>
      <FormNotices>
        <RefusalSummary refusal={refusal} formId={formId} />
      </FormNotices>
      <FormSection title={t('devices.title')} words={t('devices.words')}>
        {publicKey === null ? (
          <p>{t('devices.notSetUp')}</p>
        ) : (
          <Stack gap="s3">
            {devices.length === 0 && <p>{t('devices.none')}</p>}
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
            {!devices.some(({ isThis }) => isThis) && (
              <Island of={AddDevice} when="load" props={{ publicKey, words }} />
            )}
          </Stack>
        )}
      </FormSection>
    </section>
  )
}

function DeviceRow({ device }: { device: PushDevice }) {
  const t = useT('notifications')
  const format = useFormat()
  const { id, browser, system, addedAt, isThis } = device
  const name = [browser, system].filter((part) => part !== '').join(', ') || t('devices.unknown')
  return (
    <form method="post">
      <input type="hidden" name="deviceId" value={id} />
      <Row>
        <p>
          {name} {isThis && <Tag tone="ok">{t('devices.isThis')}</Tag>}
          <span className={text.secondLine}>
            {t('devices.added', { date: format.dateTime(addedAt) })}
          </span>
        </p>
        <Button
          size="s"
          name="intent"
          value="removeDevice"
          aria-label={t('devices.removeNamed', { device: name })}
        >
          {t('devices.remove')}
        </Button>
      </Row>
    </form>
  )
}
