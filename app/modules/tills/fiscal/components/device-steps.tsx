import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row, SheetPad, Stack } from '#app/ui/index.ts'
import type { FiscalStep, FiscalTill } from '#contract/tills/fiscal.ts'
import { fiscalTillPath } from '../paths.ts'

type DeviceStepsProps = {
  till: FiscalTill
  /** The step that is asked about, as it can't be taken back. */
  asked: FiscalStep | null
  refusal: Refusal | undefined
}

/** What can be done with a device by hand; each step is asked about first. */
export function DeviceSteps({ till, asked, refusal }: DeviceStepsProps) {
  const t = useT('fiscal')
  const { firm } = useFirm()
  const { steps, device } = till
  if (steps.length === 0) return null
  const here = fiscalTillPath(firm.firmId, device.tillId)
  const step = asked && steps.includes(asked) ? asked : null
  return (
    <SheetPad>
      <Stack>
        <RefusalSummary refusal={refusal} labels={{}} formId="fiscal-step" />
        {step ? (
          <form method="post" id="fiscal-step" action={here}>
            <p>{t(`step.${step}.ask`)}</p>
            <Row>
              <Button kind={step === 'end' ? 'danger' : 'primary'} name="intent" value={step}>
                {t(`step.${step}.name`)}
              </Button>
              <LinkButton href={here}>{t('step.cancel')}</LinkButton>
            </Row>
          </form>
        ) : (
          <Row>
            {steps.map((one) => (
              <LinkButton key={one} href={`${here}?step=${one}`}>
                {t(`step.${one}.name`)}
              </LinkButton>
            ))}
          </Row>
        )}
      </Stack>
    </SheetPad>
  )
}
