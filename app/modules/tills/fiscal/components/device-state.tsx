import { useT } from '#app/shell/page-context.tsx'
import { Status, Tag } from '#app/ui/index.ts'
import type { FiscalDevice } from '#contract/tills/fiscal.ts'

type DeviceStateProps = { device: FiscalDevice; needsDevice: boolean }

const kinds = { ready: 'paid', failed: 'overdue', ended: 'draft' } as const

/** Whether a till's device signs, and whether it is only a stand-in. */
export function DeviceState({ device: { mode, state }, needsDevice }: DeviceStateProps) {
  const t = useT('fiscal')
  if (!needsDevice) return <Status kind="draft">{t('state.notNeeded')}</Status>
  if (state === 'none') return <Status kind="overdue">{t('state.none')}</Status>
  return (
    <>
      <Status kind={kinds[state]}>{t(`state.${state}`)}</Status>{' '}
      {mode === 'standIn' && <Tag>{t('mode.standIn')}</Tag>}
    </>
  )
}
