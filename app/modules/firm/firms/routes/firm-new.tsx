import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { CountryCode } from '#contract/core/fields.ts'
import { type CountryDefaults, countryDefaultsContract } from '#contract/firm/country-defaults.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import * as styles from '../components/country-brings.css.ts'
import { CountryBrings } from '../components/country-brings.tsx'
import { CountryStep } from '../components/country-step.tsx'
import { FirmForm } from '../components/firm-form.tsx'
import { FirmEntry, newFirmValues } from '../components/firm-values.ts'
import { guessCountry } from '../guess-country.ts'
import { dashboardPath, firmsPath } from '../paths.ts'

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
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(FirmEntry, form)
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

export default function FirmNewRoute() {
  const { guess, defaults } = useLoaderData<typeof loader>()
  const t = useT('firms')
  const format = useFormat()
  const sentence = defaults
    ? t('new.sentence', { country: format.country(defaults.country) })
    : t('new.countrySentence')
  return (
    <>
      <PageHead
        title={t('new.title')}
        sentence={sentence}
        crumb={{ href: firmsPath, label: t('list.title') }}
      />
      {defaults ? <WholeForm defaults={defaults} /> : <CountryStep guess={guess} />}
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
