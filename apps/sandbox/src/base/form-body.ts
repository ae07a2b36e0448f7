import type { FastifyInstance } from 'fastify'

/**
 * Lets the routes of a scope read form posts: `request.body` becomes a plain record of the last value of each field.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
}
