import { Outlet } from '@remix-run/react'
import { ErrorView, ErrorWords } from './errors/error-view.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { noteUnread } from './frame/unread.server.ts'
import type { Args } from './load-context.ts'
import { usePage } from './page-context.tsx'
import { requirePerson } from './session/session.server.ts'

/** Only for people who are signed in. */
export async function loader(args: Args): Promise<null> {
  await Promise.all([requirePerson(args), noteUnread(args)])
  return null
}

export default function PersonLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  )
}

export function ErrorBoundary() {
  const { session } = usePage()
  if (!session) return <ErrorView />
  return (
    <AppFrame>
      <ErrorWords />
    </AppFrame>
  )
}
