import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormNotices } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { TerminalWait } from '../components/terminal-wait.tsx'
import { sellPath, terminalPath, tillsPath } from '../paths.ts'
import { atTerminal, lookAtWaiting } from '../terminal.server.ts'
import { waitingProblem } from '../waiting-problem.ts'

/** Seconds between two looks of a browser without script. */
const refreshAfter = 4

/** Looks how it stands: whoever has the page open is told, and goes to the ticket once it is paid. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const tillId = requireIdParam(args, 'tillId')
  const found = await lookAtWaiting(access, tillId)
  if ('to' in found) throw redirect(found.to)
  const { cart, problem } = found
  const isStill = new URL(args.request.url).searchParams.has('still')
  const waiting = waitingProblem(t('problem'), problem, format)
  return {
    head: pageMeta(args, { title: t('tills')('terminal.title') }),
    ...(isStill ? {} : { refreshAfter }),
    ...{ cart, isStill, ...waiting },
  }
}

/** Looks again, or takes it off the terminal. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { locale } = await getFormat(args)
  const tillId = requireIdParam(args, 'tillId')
  const form = await readForm(args.request, { locale })
  const cartId = Id.safeParse(textAt(form.data, 'cartId')).data
  // No form of ours: back to where carts are.
  if (cartId === undefined) return redirect(sellPath(access.firm.firmId, tillId))
  const outcome = await atTerminal(access, cartId, form)
  if ('to' in outcome) return redirect(outcome.to)
  if ('refusal' in outcome) return data({ refusal: outcome.refusal }, { status: outcome.status })
  return redirect(terminalPath(access.firm.firmId, tillId))
}

export default function SellTerminalRoute() {
  const { cart, problem, isAway, isStill } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('terminal.title')}
        crumb={{ href: tillsPath(firm.firmId), label: t('till.title') }}
      />
      <FormNotices>
        <RefusalSummary refusal={refusal} title={t('terminal.notOver')} />
      </FormNotices>
      <TerminalWait
        cart={cart}
        problem={isAway ? t('terminal.status.away') : problem}
        isStill={isStill}
      />
    </>
  )
}

export const meta = headOf
