import type { Args } from '#app/shell/load-context.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { collectionOf } from '../collection.ts'
import { describeApi } from '../description.server.ts'

/** The calls for Postman, Bruno and Insomnia, as a file. */
export async function loader(args: Args): Promise<Response> {
  const { operations } = await describeApi(args)
  return Response.json(collectionOf(operations, publicOrigin(args)), {
    headers: {
      'content-disposition': 'attachment; filename="firmament.postman_collection.json"',
      'cache-control': 'private, max-age=300',
    },
  })
}
