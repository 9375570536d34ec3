import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { areasOffFor } from '#app/shell/frame/areas.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { CountryCode, type Language } from '#contract/core/fields.ts'
import { BusinessKind } from '#contract/firm/areas.ts'
import { type CountryDefaults, countryDefaultsContract } from '#contract/firm/country-defaults.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import * as styles from '../components/country-brings.css.ts'
import { CountryBrings } from '../components/country-brings.tsx'
import { FirmForm } from '../components/firm-form.tsx'
import { FirmEntry, newFirmValues } from '../components/firm-values.ts'
import { FirstStep } from '../components/first-step.tsx'
import { guessCountry } from '../guess-country.ts'
import { dashboardPath, firmsPath, newFirmPath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t, language }, { user }] = await Promise.all([getVisit(args), requirePerson(args)])
  if (user.kind === 'crm') throw new AppError('forbidden', 'CRM users have no firms')
  const country = CountryCode.safeParse(new URL(args.request.url).searchParams.get('country')).data
  const defaults = country
    ? await upstream(args).call(countryDefaultsContract.get, { country })
    : undefined
  return {
    head: pageMeta(args, { title: t('firms')('new.title') }),
    guess: guessCountry(args.request.headers.get('accept-language'), language),
    defaults,
  }
}

/** Makes the firm, which is the current one from now on. */
export async function action(args: Args) {
  const [{ t, language }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const isShort = textAt(form.data, 'isShort') === 'true'
  const usual = isShort ? await usualOf(args, textAt(form.data, 'address.country'), language) : {}
  const business = BusinessKind.safeParse(textAt(form.data, 'business')).data
  const areasOff = business && areasOffFor(business)
  const data = { ...usual, ...form.data }
  const { value, refusal } = parseForm(FirmEntry, { ...form, data }, { business, areasOff })
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    upstream(args).call(firmsContract.create, value, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { id, legalName, tradeName, warnings } = result.value
  const texts = t('firms')
  return redirectWithToast(args, dashboardPath(id), {
    type: 'success',
    message: texts('new.done', { name: tradeName || legalName }),
    description: warnings.length > 0 ? texts('new.doneWithAdvice') : undefined,
  })
}

/** What is usual in a country, for a form that asks for little. */
async function usualOf(args: Args, asked: string, language: Language): Promise<FormTree> {
  const country = CountryCode.safeParse(asked).data
  if (!country) return {}
  const defaults = await upstream(args).call(countryDefaultsContract.get, { country })
  const { address: _, ...usual } = newFirmValues(defaults, language)
  return usual
}

export default function FirmNewRoute() {
  const { guess, defaults } = useLoaderData<typeof loader>()
  const t = useT('firms')
  const format = useFormat()
  const refusal = useActionData<typeof action>()?.refusal
  const sentence = defaults
    ? t('new.longSentence', { country: format.country(defaults.country) })
    : t('new.sentence')
  return (
    <>
      <PageHead
        title={t('new.title')}
        sentence={sentence}
        crumb={{ href: firmsPath, label: t('list.title') }}
        actions={!defaults && <LinkButton href={newFirmPath(guess)}>{t('new.all')}</LinkButton>}
      />
      {defaults ? <WholeForm defaults={defaults} /> : <FirstStep guess={guess} refusal={refusal} />}
    </>
  )
}

function WholeForm({ defaults }: { defaults: CountryDefaults }) {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('firms')
  const { language } = usePage()
  return (
    <div className={styles.columns}>
      <FirmForm
        refusal={refusal}
        initial={newFirmValues(defaults, language)}
        country={defaults.country}
        currency={defaults.currency}
        submit={t('new.submit')}
        cancelHref={firmsPath}
      />
      <CountryBrings defaults={defaults} />
    </div>
  )
}

export const meta = headOf
