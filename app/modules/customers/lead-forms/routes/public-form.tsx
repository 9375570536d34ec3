import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { countPageView } from '#app/shell/documents/public/look.server.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { readVisitor } from '#app/shell/documents/public/visitor-cookie.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { LeadFormAnswer, publicLeadFormsContract } from '#contract/customers/lead-forms.ts'
import { AnswerForm } from '../components/answer-form.tsx'
import { publicFormPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** What comes along from another website's form; nothing is sent by it. */
const brought = ['name', 'email', 'company', 'phone', 'coupon'] as const

/** The form of the address, and how the page speaks; once for an action and its page. */
const openForm = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const form = await call(publicLeadFormsContract.get, { token }, nobody)
  const language = await speakTo(args, { language: form.language, timeZone: 'UTC' })
  return { token, form, language }
})

export async function loader(args: Args) {
  const { token, form, language } = await openForm(args)
  countPageView(args, 'forms')
  const { searchParams } = new URL(args.request.url)
  const title = textsOf(language, 'lead-forms')('public.title', {
    name: form.name,
    firm: form.firmName,
  })
  const initial = Object.fromEntries(
    brought.map((name) => [name, (searchParams.get(name) ?? '').slice(0, 160)]),
  )
  return {
    head: pageMeta(args, { title }),
    ...{ token, form, initial },
    isSent: searchParams.has('sent'),
    referrer: (args.request.headers.get('referer') ?? '').slice(0, 2000),
  }
}

/** Sends what the visitor typed; what is wrong with it comes back with it. */
export async function action(args: Args) {
  const { token, language } = await openForm(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const consent = form.data.consent === 'on' ? true : undefined
  const newsletter = form.data.newsletter === 'on'
  const address = args.request.url.slice(0, 2000)
  const visitor = await readVisitor(args, token)
  const more = { consent, newsletter, address, visitor, language }
  const { value, refusal } = parseForm(LeadFormAnswer, form, more)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    call(publicLeadFormsContract.send, { ...value, token }, nobody),
  )
  if (result.refusal) {
    const { refusal: refused, status } = result
    return data({ refusal: refused }, { status, headers: publicFormHeaders })
  }
  return goTo(publicFormPath(token, true))
}

export function headers() {
  return publicFormHeaders
}

export default function PublicLeadForm() {
  const { token, form, initial, isSent, referrer } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <AnswerForm
      form={form}
      path={publicFormPath(token, isSent)}
      initial={initial}
      referrer={referrer}
      isSent={isSent}
      refusal={refusal}
    />
  )
}

export const meta = headOf
