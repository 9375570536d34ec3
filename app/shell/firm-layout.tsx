import { Outlet } from '@remix-run/react'
import { ErrorView, ErrorWords } from './errors/error-view.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { noteUnread } from './frame/unread.server.ts'
import type { Args } from './load-context.ts'
import { usePage } from './page-context.tsx'
import { requireFirm } from './session/session.server.ts'
import { SettingsColumns } from './settings/settings-columns.tsx'

/** Nobody but a member sees anything of a firm, whatever the page's own loader asks. */
export async function loader(args: Args): Promise<null> {
  await Promise.all([requireFirm(args), noteUnread(args)])
  return null
}

export default function FirmLayout() {
  return (
    <AppFrame>
      <SettingsColumns>
        <Outlet />
      </SettingsColumns>
    </AppFrame>
  )
}

export function ErrorBoundary() {
  const { firmPage } = usePage()
  if (!firmPage) return <ErrorView />
  return (
    <AppFrame>
      <ErrorWords />
    </AppFrame>
  )
}
