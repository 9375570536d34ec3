import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, SheetPad, Stack } from '#app/ui/index.ts'
import type { FiscalTill } from '#contract/tills/fiscal.ts'
import { DeviceState } from './device-state.tsx'

type DeviceFactsProps = { till: FiscalTill; needsDevice: boolean }

/** What a till's device is, and how it stands. */
export function DeviceFacts({ till, needsDevice }: DeviceFactsProps) {
  const t = useT('fiscal')
  const { dateTime, number } = useFormat()
  const { device, isWhole } = till
  const { mode, cashbox, serial, startedAt, failedAt, waiting, missing, serviceUrl } = device
  const facts = [
    {
      term: t('field.state'),
      value: <DeviceState device={device} needsDevice={needsDevice} />,
    },
    { term: t('field.device'), value: mode === 'none' ? '' : t(`mode.${mode}`) },
    { term: t('field.service'), value: serviceUrl },
    { term: t('field.cashbox'), value: cashbox },
    { term: t('field.serial'), value: serial },
    { term: t('field.since'), value: startedAt ? dateTime(startedAt) : '' },
    { term: t('field.failedAt'), value: failedAt ? dateTime(failedAt) : '' },
    { term: t('field.waiting'), value: waiting > 0 ? number(waiting) : '' },
    { term: t('field.missing'), value: missing > 0 ? number(missing) : '' },
    {
      term: t('field.chain'),
      value: isWhole === null ? '' : t(isWhole ? 'chain.whole' : 'chain.broken'),
    },
  ]
  return (
    <SheetPad>
      <Stack>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
        {mode === 'standIn' && <p>{t('standInWords')}</p>}
      </Stack>
    </SheetPad>
  )
}
