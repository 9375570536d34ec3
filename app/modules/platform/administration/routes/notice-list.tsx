import { useLoaderData } from '@remix-run/react'
import { offerings } from '#app/modules/public-site/site/index.ts'
import { goTo } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnPlatformViews } from '#app/shell/register/act-on-views.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { noticesOfOfferingsContract } from '#contract/public-site/notices-of-offerings.ts'
import { NoticeCounts } from '../components/notice-counts.tsx'
import { noticeList } from '../lists/notices.tsx'
import { noticesPath } from '../paths.ts'

export async function loader(args: Args) {
  const view = await loadList(args, noticeList)
  const counts = await upstream(args).call(noticesOfOfferingsContract.count, undefined)
  return { ...view, counts }
}

/**
 * Sends the notice of an offering that is there; the button of any other does nothing. Or keeps a
 * view of the list.
 */
export async function action(args: Args) {
  const t = (await getVisit(args)).t('administration')
  const form = await readForm(args.request)
  const { intent, data } = form
  if (intent.startsWith('view.')) return actOnPlatformViews(args, noticeList, form)
  const offering = offerings.find(({ id, state }) => id === data.offering && state === 'live')
  if (!offering) return goTo(noticesPath)
  const { sent, left } = await upstream(args).call(noticesOfOfferingsContract.sendOut, {
    offering: offering.id,
  })
  return redirectWithToast(args, noticesPath, {
    type: sent > 0 ? 'success' : 'info',
    message: sent > 0 ? t('notices.sent', { count: sent }) : t('notices.nobody'),
    ...(left > 0 && { description: t('notices.left', { count: left }) }),
  })
}

export default function NoticeListRoute() {
  const { head: _, counts, ...view } = useLoaderData<typeof loader>()
  const intro = counts.length > 0 && <NoticeCounts counts={counts} />
  return <RegisterList {...view} register={noticeList} intro={intro} />
}

export const meta = headOf
