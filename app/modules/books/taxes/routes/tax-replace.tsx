import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, PageHead } from '#app/ui/index.ts'
import { TaxReplacement, taxesContract } from '#contract/books/taxes.ts'
import { followTaxForm } from '../components/follow-form.ts'
import { percentText } from '../components/proposed-code.ts'
import { DateField, PercentField } from '../components/tax-fields.tsx'
import { useTaxLabels } from '../components/tax-labels.ts'
import { decimalFields } from '../components/tax-values.ts'
import { taxPath } from '../paths.ts'
import { requireTaxCode } from '../tax-code-param.ts'

const formId = 'replace-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const rate = await call(taxesContract.get, { firmId: firm.firmId, code: requireTaxCode(args) })
  const title = t('taxes')('replace.title', { name: rate.name[language] })
  return { head: pageMeta(args, { title }), rate }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t, language }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const sent = await readForm(args.request, { decimals: decimalFields, locale })
  const { firmId } = firm
  const one = { firmId, code: requireTaxCode(args) }
  const form = followTaxForm(
    sent,
    one.code,
    firm.country,
    await call(taxesContract.list, { firmId }),
  )
  const { value, refusal } = parseForm(TaxReplacement, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(taxesContract.replace, { ...value, ...one }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, taxPath(firmId, result.value.code), {
    type: 'success',
    message: t('taxes')('replace.done', { name: result.value.name[language] }),
  })
}

export default function TaxReplaceRoute() {
  const { rate } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('taxes')
  const { locale } = useFormat()
  const { language } = usePage()
  const { firm } = useFirm()
  const partLabels = rate.parts.map(({ name }, at) => [`partRates.${at}`, name])
  const labels = { ...useTaxLabels(), ...Object.fromEntries(partLabels) }
  const path = taxPath(firm.firmId, rate.code)
  const name = rate.name[language]
  const partRates = rate.parts.map((part) => percentText(part.rate, locale))
  const initial = { rate: percentText(rate.rate, locale), partRates }
  return (
    <>
      <PageHead
        title={t('replace.title', { name })}
        sentence={t('replace.sentence')}
        crumb={{ href: path, label: name }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('replace.submit')}
        cancelHref={path}
      >
        <FormSection title={t('replace.new')} words={t('replace.newWords')}>
          <FieldGrid>
            <PercentField name="rate" />
            <DateField name="validFrom" />
          </FieldGrid>
          <FieldGrid>
            <TextField
              name={`name.${language}`}
              maxLength={300}
              hint={t('replace.nameHint', { name })}
              isOptional
            />
            <TextField name="newCode" maxLength={20} hint={t('replace.codeHint')} isOptional />
          </FieldGrid>
          {rate.parts.map(({ name: part }, at) => (
            <PercentField key={part} name={`partRates.${at}`} />
          ))}
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
