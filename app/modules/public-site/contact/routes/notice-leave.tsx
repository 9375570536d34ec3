import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { NoticePage } from '../components/notice-page.tsx'
import { followNoticeLink, loadNoticeLink } from '../notice-link.server.ts'

export function loader(args: Args) {
  return loadNoticeLink(args, 'leave')
}

export function action(args: Args) {
  return followNoticeLink(args, 'leave')
}

export default function NoticeLeave() {
  const { token, isDone } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return <NoticePage action="leave" token={token} isDone={isDone} refusal={refusal} />
}

export const meta = headOf
