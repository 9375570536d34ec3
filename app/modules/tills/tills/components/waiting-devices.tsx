import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'
import type { TillDevice } from '#contract/tills/till-devices.ts'

type WaitingDevicesProps = {
  devices: readonly TillDevice[]
  mayApprove: boolean
  /** What was ticked before. */
  isDespite: boolean
}

/**
 * The devices that sell at a till without a connection, as the firm has heard of them: what one has
 * sold since, only itself knows. Who may approve ends the session all the same.
 */
export function WaitingDevices({ devices, mayApprove, isDespite }: WaitingDevicesProps) {
  const t = useT('tills')
  const { dateTime } = useFormat()
  if (devices.length === 0) return null
  return (
    <FormSection title={t('devices.title')} words={t('devices.words')}>
      <ul>
        {devices.map(({ series, reservedByName: name, seenAt, waiting }) => (
          <li key={series}>
            {t('devices.one', { series, name, at: seenAt ? dateTime(seenAt) : '' })}{' '}
            {waiting > 0 && <strong>{t('devices.waiting', { count: waiting })}</strong>}
          </li>
        ))}
      </ul>
      {mayApprove && (
        <Checkbox name="despiteWaiting" value="true" defaultChecked={isDespite}>
          {t('devices.despite')}
        </Checkbox>
      )}
    </FormSection>
  )
}
