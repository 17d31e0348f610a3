import { MfeName, Version } from '@liminal/contracts/registry/manifest';
import { refuseForeign } from '@liminal/service-kit/guard';
import { Refusal } from '@liminal/service-kit/refusal';
import { validate } from '@liminal/service-kit/validate';
import express, { type RequestHandler, type Router } from 'express';
import type { Releases } from '../../domain/releases';
import { teamFor, type Team } from '../../domain/teams';

/** bytes; the gateway has the same limit at this place only. */
export const fileLimit = 5 * 1024 * 1024;

const readBytes = express.raw({ limit: fileLimit, type: 'application/octet-stream' });

/** `PUT /api/registry/<name>/releases/<version>/files/<path>`: one file's bytes, the only call whose body is not JSON. */
export const uploadPage =
  ({ releases, teams }: { releases: Releases; teams: Team[] }) =>
  (router: Router) => {
    const authorize: RequestHandler = (req, _res, next) => {
      refuseForeign(req);
      teamFor(teams, req.get('authorization'), String(req.params['name']));
      if (!req.is('application/octet-stream'))
        throw new Refusal('unsupported-media-type', 415, 'Send the bytes, as application/octet-stream.');
      next();
    };
    router.put('/api/registry/:name/releases/:version/files/*file', authorize, readBytes, async (req, res) => {
      const name = validate(MfeName, req.params['name']);
      const version = validate(Version, req.params['version']);
      const file = (req.params as unknown as { file: string[] }).file.join('/');
      await releases.put(name, version, file, Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
      res.status(204).end();
    });
  };
