import { z } from 'zod'
import { differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'
import { dutyRhythms, TaxDutySettings } from '#contract/reporting/tax-duties.ts'
import { taxDutySettingsPath, taxReturnsPath } from '../paths.ts'

type DutySettingsFormProps = { settings: TaxDutySettings; refusal: Refusal | undefined }

const formId = 'duty-settings'
const Conflict = z.object({ current: TaxDutySettings })
const ticks = ['payment', 'yearReturn', 'oss'] as const
const lists = ['none', 'month', 'quarter'] as const

/** How often returns are due, and what else of what the country knows the firm files. */
export function DutySettingsForm({ settings, refusal }: DutySettingsFormProps) {
  const t = useT('reports')
  const { firm } = useFirm()
  const { kinds, knowsExtension, knowsRhythm, version } = settings
  const initial = { rhythm: settings.rhythm, ecList: settings.ecList }
  const labels = { rhythm: t('duties.rhythm'), ecList: t('duties.ecList') }
  const newer = Conflict.safeParse(refusal?.conflict).data?.current
  const differences = useDutyDifferences(newer, refusal)
  const isTicked = (name: 'hasExtension' | (typeof ticks)[number]) =>
    refusal ? textAt(refusal.values, name) !== '' : settings[name]
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      conflict={newer && { differences, theirsHref: taxDutySettingsPath(firm.firmId) }}
      submit={t('duties.save')}
      cancelHref={taxReturnsPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={newer?.version ?? version} />
      <input type="hidden" name="intent" value="save" />
      <FormSection title={t('duties.files')} words={t('duties.filesWords')}>
        {knowsRhythm ? (
          <SelectField
            name="rhythm"
            options={dutyRhythms.map((value) => ({ value, label: t(`duties.rhythms.${value}`) }))}
          />
        ) : (
          <input type="hidden" name="rhythm" value="usual" />
        )}
        {knowsExtension && (
          <Checkbox name="hasExtension" value="true" defaultChecked={isTicked('hasExtension')}>
            {t('duties.hasExtension')}
          </Checkbox>
        )}
        {kinds.includes('ecList') ? (
          <SelectField
            name="ecList"
            options={lists.map((value) => ({ value, label: t(`duties.ecLists.${value}`) }))}
          />
        ) : (
          <input type="hidden" name="ecList" value="none" />
        )}
        {ticks
          .filter((name) => kinds.includes(name))
          .map((name) => (
            <Checkbox key={name} name={name} value="true" defaultChecked={isTicked(name)}>
              {t(`duties.${name}`)}
            </Checkbox>
          ))}
      </FormSection>
    </PageForm>
  )
}

/** What differs between what another member saved meanwhile and what was sent, in words. */
function useDutyDifferences(newer: TaxDutySettings | undefined, refusal: Refusal | undefined) {
  const t = useT('reports')
  if (!newer) return []
  const sent = (name: string) => textAt(refusal?.values, name)
  const yesOrNo = (isYes: boolean) => t(isYes ? 'duties.yes' : 'duties.no')
  return differencesOf([
    {
      label: t('duties.rhythm'),
      theirs: t(`duties.rhythms.${newer.rhythm}`),
      yours: t(`duties.rhythms.${sent('rhythm') || 'usual'}`),
    },
    {
      label: t('duties.ecList'),
      theirs: t(`duties.ecLists.${newer.ecList}`),
      yours: t(`duties.ecLists.${sent('ecList') || 'none'}`),
    },
    ...offeredTicks(newer).map((name) => ({
      label: t(`duties.${name}`),
      theirs: yesOrNo(newer[name]),
      yours: yesOrNo(sent(name) !== ''),
    })),
  ])
}

/** The boxes that a firm of its country is asked. */
function offeredTicks({ kinds, knowsExtension }: TaxDutySettings) {
  const known = ticks.filter((name) => kinds.includes(name))
  return knowsExtension ? (['hasExtension', ...known] as const) : known
}
