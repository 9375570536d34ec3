import { useActionData, useLoaderData } from '@remix-run/react'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, MoneyInput, PageHead } from '#app/ui/index.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { loyaltyContract } from '#contract/selling/loyalty.ts'
import { parseProgramme } from '../parse-programme.server.ts'
import { pointsPath, programmePath } from '../paths.ts'

const formId = 'programme-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const programme = await call(loyaltyContract.getProgramme, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('loyalty')('menu.programme') }), programme }
}

export const action = typedFormAction({
  read: { decimals: ['perPoint', 'worthOfHundred', 'minimum', 'expiryMonths', 'expectedUse'] },
  parse: ({ firm, form }) => parseProgramme(form, firm.baseCurrency),
  send: ({ call, firmId, form }, value) =>
    call(loyaltyContract.setProgramme, { ...value, firmId }, form),
  done: ({ firmId, t }) => ({
    to: programmePath(firmId),
    message: t('loyalty')('programme.saved'),
  }),
})

export default function ProgrammeRoute() {
  const { programme } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('loyalty')
  const format = useFormat()
  const { firm } = useFirm()
  const { currency, isOn, perPoint, worthOfHundred, minimum, expiryMonths, expectedUse } = programme
  const typed = (amount: number) => format.numberInput(minorToDecimal(amount, currency))
  const labels = {
    isOn: t('programme.isOn'),
    perPoint: t('programme.perPoint', { currency }),
    worthOfHundred: t('programme.worthOfHundred', { currency }),
    minimum: t('programme.minimum'),
    expiryMonths: t('programme.expiryMonths'),
    expectedUse: t('programme.expectedUse'),
  }
  const initial = {
    isOn: isOn ? 'on' : 'off',
    perPoint: typed(perPoint),
    worthOfHundred: typed(worthOfHundred),
    minimum: String(minimum),
    expiryMonths: expiryMonths === null ? '' : String(expiryMonths),
    expectedUse: String(expectedUse),
  }
  const back = pointsPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('menu.programme')}
        sentence={t('programme.sentence')}
        crumb={{ href: back, label: t('list.title') }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('programme.save')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={programme.version} />
        <FormSection title={t('programme.about')} words={t('programme.words')}>
          <SelectField
            name="isOn"
            options={['on', 'off'].map((value) => ({ value, label: t(`programme.${value}`) }))}
          />
          <FieldGrid>
            <FormField name="perPoint" hint={t('programme.perPointHint')}>
              {(control) => <MoneyInput {...control} />}
            </FormField>
            <FormField name="worthOfHundred" hint={t('programme.worthHint')}>
              {(control) => <MoneyInput {...control} />}
            </FormField>
          </FieldGrid>
          <FieldGrid>
            <TextField name="minimum" inputMode="numeric" maxLength={7} />
            <TextField
              name="expiryMonths"
              inputMode="numeric"
              maxLength={3}
              isOptional
              hint={t('programme.expiryHint')}
            />
          </FieldGrid>
        </FormSection>
        <FormSection title={t('programme.books')} words={t('programme.booksWords')}>
          <TextField
            name="expectedUse"
            inputMode="numeric"
            maxLength={3}
            hint={t('programme.useHint')}
          />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
