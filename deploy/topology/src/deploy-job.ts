import { readFileSync } from 'node:fs';
import { DeployFailed } from '@liminal/cli/deploy-client';
import { deployInitial } from './deploy-initial';

/** The job of a Compose installation that deploys what its image was built with; waits until the registry answers. */
const url = process.env['LIMINAL_URL'] ?? 'http://gateway:8080';
const token = readFileSync(process.env['LIMINAL_TOKEN_FILE'] ?? '/run/secrets/deploy_token', 'utf8').trim();

for (let attempt = 1; ; attempt++) {
  try {
    await deployInitial('.', url, token);
    process.stdout.write('The micro-frontends are live.\n');
    process.exit(0);
  } catch (error) {
    if (!(error instanceof DeployFailed) || attempt >= 30) {
      process.stderr.write(`${error instanceof Error ? error.message : 'the deploy failed'}\n`);
      process.exit(1);
    }
    await new Promise((done) => setTimeout(done, 2_000));
  }
}
