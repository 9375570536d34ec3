import type { ReactNode } from 'react'
import { Sheet } from '#app/ui/index.ts'
import { usePage } from '../page-context.tsx'
import * as styles from './frame.css.ts'
import { FrameMenus, PersonMenu } from './frame-menus.tsx'
import { frameIds } from './ids.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'
import { PlainTopbar, Topbar } from './topbar.tsx'

/** What stands around one white sheet: sidebar and topbar of the firm, or a topbar without one. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { firmPage } = usePage()
  return firmPage ? <FirmFrame>{children}</FirmFrame> : <PlainFrame>{children}</PlainFrame>
}

function FirmFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.app}>
      <Sidebar />
      <Topbar />
      <Sheet>{children}</Sheet>
      <TabBar />
      <FrameMenus />
    </div>
  )
}

function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.plain}>
      <PlainTopbar />
      <Sheet className={styles.plainSheet}>{children}</Sheet>
      <LanguageMenu id={frameIds.languages} />
      <PersonMenu />
    </div>
  )
}
