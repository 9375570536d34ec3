import type { Permission } from '#contract/roles.ts'
import { firmRoutes, type PageRoute } from '../firm-routes.ts'

const folder = 'shell/register/routes'

type RegisterRoutes = {
  /** The list's place below the firm: `items`. */
  path: string
  /** The name of the record's id in addresses: `itemId`. */
  idParam: string
  view: Permission
  edit: Permission
  /** A file of the module's own in place of the kit's, below `app`; null for no such page. */
  files?: Partial<
    Record<'list' | 'export' | 'import' | 'batch' | 'new' | 'detail' | 'edit', string | null>
  >
}

/** The pages of a register, for a module's `routes.ts`: each is the kit's unless a file is named. */
export function registerRoutes({ path, idParam, view, edit, files = {} }: RegisterRoutes) {
  const routes: PageRoute[] = []
  function add(page: keyof NonNullable<RegisterRoutes['files']>, below: string, access: Access) {
    const file = files[page]
    if (file === null) return
    routes.push({
      path: path + below,
      // The same file serves every register, and Remix wants an id for each.
      id: `${path}/${page}`,
      file: file ?? `${folder}/${page}.${page === 'export' ? 'ts' : 'tsx'}`,
      ...access,
    })
  }
  add('list', '', { needs: view })
  add('export', '/export', { needs: view })
  add('import', '/import', { needs: edit, takesFiles: true })
  add('batch', '/import/:importId', { needs: edit })
  add('new', '/new', { needs: edit })
  add('detail', `/:${idParam}`, { needs: view, writes: edit })
  add('edit', `/:${idParam}/edit`, { needs: edit })
  return firmRoutes(routes)
}

type Access = Pick<PageRoute, 'needs' | 'writes' | 'takesFiles'>
