import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { DeadLink } from '#app/shell/documents/public/dead-link.tsx'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { ErrorView } from '#app/shell/errors/error-view.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Band } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { PublicApplicationInput, publicVacanciesContract } from '#contract/people/recruiting.ts'
import { ApplyForm } from '../components/apply-form.tsx'
import { jobPath } from '../paths.ts'

const nobody = { token: null }

/** The job of the address, and how its page speaks; once for an action and its page. */
const openJob = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const job = await upstream(args).call(publicVacanciesContract.get, { token }, nobody)
  await speakTo(args, job)
  return { token, job }
})

export async function loader(args: Args) {
  const { token, job } = await openJob(args)
  const isSent = new URL(args.request.url).searchParams.has('sent')
  return { head: pageMeta(args, { title: `${job.name}, ${job.firmName}` }), token, job, isSent }
}

/** Sends an application. */
export async function action(args: Args) {
  const { token } = await openJob(args)
  const form = await readForm(args.request)
  const consent = form.data.consent === 'on' ? true : undefined
  const { value, refusal } = parseForm(PublicApplicationInput, form, { consent })
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    upstream(args).call(publicVacanciesContract.apply, { ...value, token }, nobody),
  )
  if (!result.refusal) return goTo(`${jobPath(token)}?sent=1`)
  return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
}

export function headers() {
  return publicFormHeaders
}

export default function JobRoute() {
  const { token, job, isSent } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('recruiting')
  const format = useFormat()
  const facts = [job.place, job.openUntil && t('job.until', { day: format.date(job.openUntil) })]
  return (
    <main id="main" className={shared.page}>
      <div className={shared.bar}>
        <div className={shared.words}>
          <p>{job.firmName}</p>
          <h1 className={shared.firm}>{job.name}</h1>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <PublicLanguages label={t('job.language')} path={jobPath(token)} />
      </div>
      <div className={shared.facts}>
        <div className={sheet.about}>
          {job.description && <p className={sheet.lines}>{job.description}</p>}
          {isSent ? (
            <Band tone="ok" title={t('job.sent')}>
              {t('job.sentWords')}
            </Band>
          ) : job.isOpen ? (
            <ApplyForm refusal={refusal} firmName={job.firmName} keptMonths={job.keptMonths} />
          ) : (
            <Band tone="warn" title={t('job.closed')} />
          )}
        </div>
      </div>
      <LegalLinks />
    </main>
  )
}

export function ErrorBoundary() {
  const { failure } = usePage()
  return failure?.status === 404 ? <DeadLink /> : <ErrorView />
}

export const meta = headOf
