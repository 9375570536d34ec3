import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
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
import { usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Band } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { PunchKind } from '#contract/people/attendance.ts'
import { KioskCode, publicKiosksContract } from '#contract/people/kiosks.ts'
import { KioskForm } from '../components/kiosk-form.tsx'
import { kioskPath } from '../paths.ts'

const nobody = { token: null }

/** The kiosk of the address, and how its page speaks; once for an action and its page. */
const openKiosk = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const kiosk = await upstream(args).call(publicKiosksContract.get, { token }, nobody)
  await speakTo(args, kiosk)
  return { token, kiosk }
})

export async function loader(args: Args) {
  const { token, kiosk } = await openKiosk(args)
  const pressed = PunchKind.safeParse(new URL(args.request.url).searchParams.get('done'))
  const done = pressed.success ? pressed.data : null
  return { head: pageMeta(args, { title: `${kiosk.name}, ${kiosk.firmName}` }), token, kiosk, done }
}

const Typed = z.object({ code: KioskCode, press: PunchKind.optional() })

/** Says whose a code is and what they may press; a press goes back to the empty page. */
export async function action(args: Args) {
  const { token } = await openKiosk(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Typed, form)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const { code, press } = value
  const result = await attempt(form, () =>
    press
      ? call(publicKiosksContract.punch, { token, code, press }, nobody)
      : call(publicKiosksContract.look, { token, code }, nobody),
  )
  if (result.refusal) {
    const { refusal: refused, status } = result
    return data({ refusal: refused }, { status, headers: publicFormHeaders })
  }
  if (press) return goTo(`${kioskPath(token)}?done=${press}`)
  return data({ person: result.value, code }, { headers: publicFormHeaders })
}

export function headers() {
  return publicFormHeaders
}

export default function KioskRoute() {
  const { token, kiosk, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('attendance')
  const person = answer && 'person' in answer ? answer : undefined
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  const path = kioskPath(token)
  return (
    <main id="main" className={shared.page}>
      <div className={shared.bar}>
        <div className={shared.words}>
          <p>{kiosk.firmName}</p>
          <h1 className={shared.firm}>{kiosk.name}</h1>
        </div>
        <PublicLanguages label={t('kiosk.language')} path={path} />
      </div>
      <div className={shared.facts}>
        <div className={sheet.about}>
          {done && !answer && <Band tone="ok" title={t(`done.${done}`)} />}
          <KioskForm person={person} refusal={refusal} path={path} />
        </div>
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  const { failure } = usePage()
  return failure?.status === 404 ? <DeadLink /> : <ErrorView />
}

export const meta = headOf
