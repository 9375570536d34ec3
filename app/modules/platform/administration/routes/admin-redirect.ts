import { redirect } from '@remix-run/cloudflare'
import { firmsPath } from '../paths.ts'

export function loader() {
  return redirect(firmsPath)
}
