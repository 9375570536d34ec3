import type { Permission } from '#contract/core/roles.ts'
import { firmRoutes, type PageRoute, personRoutes } from '../firm-routes.ts'

const folder = 'shell/register/routes'

type RegisterRoutes = {
  /** The list's place below the firm: `items`. */
  path: string
  /** Where the records are, if not below the list; null where another register has their pages. */
  recordPath?: string | null
  /** The name of the record's id in addresses: `itemId`. */
  idParam: string
  view: Permission
  edit: Permission
  /** Whether the form of a new record takes files. */
  takesFiles?: true
  /** A file of the module's own in place of the kit's, below `app`; null for no such page. */
  files?: Partial<
    Record<
      'list' | 'export' | 'import' | 'batch' | 'refused' | 'new' | 'detail' | 'edit',
      string | null
    >
  >
}

/** The pages of a register, for a module's `routes.ts`: each is the kit's unless a file is named. */
export function registerRoutes(register: RegisterRoutes) {
  const { path, recordPath = path, idParam, view, edit, files = {} } = register
  const routes: PageRoute[] = []
  function add(page: keyof NonNullable<RegisterRoutes['files']>, address: string, access: Access) {
    const file = files[page]
    if (file === null) return
    routes.push({
      path: address,
      // The same file serves every register, and Remix wants an id for each.
      id: `${path}/${page}`,
      file: file ?? `${folder}/${page}.${page === 'export' || page === 'refused' ? 'ts' : 'tsx'}`,
      ...access,
    })
  }
  add('list', path, { needs: view })
  add('export', `${path}/export`, { needs: view })
  add('import', `${path}/import`, { needs: edit, takesFiles: true })
  add('batch', `${path}/import/:importId`, { needs: edit })
  // The rows that an import refused are a file of the page of that import.
  if (files.batch !== null) add('refused', `${path}/import/:importId/refused`, { needs: edit })
  add('new', `${path}/new`, { needs: edit, ...(register.takesFiles && { takesFiles: true }) })
  if (recordPath !== null) {
    add('detail', `${recordPath}/:${idParam}`, { needs: view })
    add('edit', `${recordPath}/:${idParam}/edit`, { needs: edit })
  }
  return firmRoutes(routes)
}

/**
 * The list of a register of the platform and its file, for administrators.
 * @param file the module's own page in place of the kit's, below `app`
 */
export function platformListRoutes(path: string, file = `${folder}/list.tsx`): PageRoute[] {
  const needs = 'administrator'
  return [
    { path: `${path}/export`, id: `${path}/export`, file: `${folder}/export.ts`, needs },
    ...personRoutes([{ path, id: `${path}/list`, file, needs }]),
  ]
}

type Access = Pick<PageRoute, 'needs' | 'takesFiles'>
