import type { testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';

type App = ReturnType<typeof testService>['app'];

export const headers = { 'x-requested-with': 'XMLHttpRequest', origin: 'http://here.test', host: 'here.test' };
export const password = 'a sentence works well';

let last = 0;
export const someone = () => ({ firstName: 'Ada', email: `ada${++last}@example.org`, password });

/** The first cookie of an answer, as a browser would send it back. */
export const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  String((response.headers['set-cookie'] as string[] | undefined)?.[0] ?? '').split(';')[0] ?? '';

/** What a browser of this site asks of the auth service. */
export function authCalls(app: () => App) {
  const send = (method: 'post' | 'put', path: string, body: object, cookie: string) =>
    request(app())
      [method](path)
      .set({ ...headers, cookie })
      .send(body);
  const post = (path: string, body: object, cookie = '') => send('post', path, body, cookie);
  const put = (path: string, body: object, cookie = '') => send('put', path, body, cookie);
  const register = async (who = someone()) => {
    const response = await post('/api/auth/register', who);
    return { ...who, response, cookie: cookieOf(response) };
  };
  const user = (cookie: string) => request(app()).get('/api/auth/user').set('cookie', cookie);
  return { post, put, register, user };
}
