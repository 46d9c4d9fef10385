// Written by `npm run client:types` from contract/openapi.json.

export interface paths {
    "/v2/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of the instance, newest first
         * @description **Administrators of the instance**, whatever their role. **API keys:** none.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Make an account with its owner and workspaces
         * @description 403 `sign_up_off` with `SIGN_UP=off`: then accounts are made on the machine alone.
         *
         *     **Administrators of the instance**, whatever their role. **API keys:** none.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account with what each of its workspaces holds and uses
         * @description **Administrators of the instance**, whatever their role. **API keys:** none.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assistants
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `agents:read`.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an assistant
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `agents:write`.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an assistant
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `agents:read`.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Delete an assistant; it can be restored for 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `agents:write`.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        /**
         * Change the draft of an assistant
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `agents:write`.
         */
        patch: operations["updateAgent"];
        trace?: never;
    };
    "/v2/agents/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checks of an assistant, newest first
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `checks:read`.
         */
        get: operations["listChecks"];
        put?: never;
        /**
         * Add a question with what must hold of its answer
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `checks:write`.
         */
        post: operations["createCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/checks/{check_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a check with its last run
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `checks:read`.
         */
        get: operations["getCheck"];
        put?: never;
        post?: never;
        /**
         * Delete a check; it can be restored for 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `checks:write`.
         */
        delete: operations["deleteCheck"];
        options?: never;
        head?: never;
        /**
         * Change a check
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `checks:write`.
         */
        patch: operations["updateCheck"];
        trace?: never;
    };
    "/v2/agents/{id}/checks/{check_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted check, within 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `checks:write`.
         */
        post: operations["restoreCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/checks/{check_id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the runs of a check found, newest first
         * @description The newest 100 stay.
         *
         *     **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `checks:read`.
         */
        get: operations["listCheckResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/checks/from_answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make checks from real questions
         * @description Each has to be answered from the source and in the language that it was answered in, or to stay without an answer.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `checks:write`.
         */
        post: operations["createChecksFromAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/checks/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask every check's question, as a visitor would
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `checks:write`.
         */
        post: operations["runChecks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where an assistant is used, newest first
         * @description One `widget`, `embed` and `page` come with every assistant and serve its own addresses.
         *
         *     **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `deployments:read`.
         */
        get: operations["listDeployments"];
        put?: never;
        /**
         * Add a widget, embed or page with an address of its own
         * @description Each can be disabled by itself, and each shows where it was seen.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `deployments:write`.
         */
        post: operations["createDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/deployments/{deployment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deployment with its snippet and where it was seen
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `deployments:read`.
         */
        get: operations["getDeployment"];
        put?: never;
        post?: never;
        /**
         * Delete a deployment; its address answers 404, and it can be restored for 30 days
         * @description 409 `default_deployment` for one that came with the assistant: disable it instead. 409 `deployment_in_use` for a page that a custom domain shows.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `deployments:write`.
         */
        delete: operations["deleteDeployment"];
        options?: never;
        head?: never;
        /**
         * Rename, disable or enable a deployment
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `deployments:write`.
         */
        patch: operations["updateDeployment"];
        trace?: never;
    };
    "/v2/agents/{id}/deployments/{deployment_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted deployment, within 30 days
         * @description Its address works again at once.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `deployments:write`.
         */
        post: operations["restoreDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft of the same settings over the same sources
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `agents:write`.
         */
        post: operations["duplicateAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/identity_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the secret that your server signs visitors' identity with; it is shown once
         * @description Made again, both verify for 24 hours.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `agents:write`.
         */
        post: operations["createIdentitySecret"];
        /**
         * Revoke the secret that your server signs visitors' identity with
         * @description At once, with the one before it; the tokens of the assistant's visitors end too.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `agents:write`.
         */
        delete: operations["deleteIdentitySecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a version what visitors reach
         * @description The version's checks run first; 409 `checks_failed` lists in `failed` which don't hold. `force` publishes all the same, of owners, admins and keys alone, and its `reason` goes into the audit log.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `agents:write`.
         */
        post: operations["publishAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted assistant, within 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `agents:write`.
         */
        post: operations["restoreAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/sources/{source_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let an assistant answer from a source
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        put: operations["attachSource"];
        post?: never;
        /**
         * Stop an assistant from answering from a source, which stays in its library
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        delete: operations["detachSource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/starter_questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get questions that an assistant's sources answer, as visitors are offered them where it has none of its own
         * @description Drawn from the sources that every visitor may read, up to four. None while nothing has been read. They are drawn anew within a minute of a change.
         *
         *     **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `agents:read`.
         */
        get: operations["getStarterQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an assistant, newest first
         * @description Publish an older one with `POST /v2/agents/{id}/publish` to roll back.
         *
         *     **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `agents:read`.
         */
        get: operations["listAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/agents/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of an assistant
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `agents:read`.
         */
        get: operations["getAgentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of this workspace, newest first
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make a key for this workspace; it is shown once
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a key, without the key itself
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key; it stops working at once
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        /**
         * Change a key's name, scopes, origins or expiry
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/v2/api_keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the key; the one before works on for a while
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/audit_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes and sign-ins, newest first, as JSON or CSV; or all, oldest first, as JSON lines
         * @description **Roles:** owner, admin. **API keys:** with the scope `audit:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/audit_events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event of the audit log
         * @description **Roles:** owner, admin. **API keys:** with the scope `audit:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getAuditEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/confirm_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a new address with a link's token
         * @description Needs no credential: the body proves the caller.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed that sets a new password
         * @description The answer is the same whether or not the address has an account. Without a mail server: 409 `mail_not_configured`; an owner then makes the link at POST /v2/members/{id}/reset_link.
         *
         *     Needs no credential: the body proves the caller.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Needs no credential: the body proves the caller.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this sign-in
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one can sign in
         * @description Needs no credential: the body proves the caller.
         */
        get: operations["getSignInMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade a refresh token for a new pair
         * @description Needs no credential: the body proves the caller.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a link's token, and sign in
         * @description Needs no credential: the body proves the caller.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a browser's sign-in in a cookie, and renew it
         * @description With `refresh_token`: that token is spent, and its sign-in goes on in an HttpOnly cookie. Without: the cookie's sign-in is renewed. For pages of this service: a request of another origin is refused.
         *
         *     Needs no credential: the body proves the caller.
         */
        post: operations["renewBrowserSession"];
        /**
         * End the sign-in that is kept in the cookie
         * @description Needs no credential: the body proves the caller.
         */
        delete: operations["endBrowserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sign_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed that makes an account
         * @description The answer is the same whether or not the address is known here. 403 `sign_up_off` unless `SIGN_UP=open`.
         *
         *     Needs no credential: the body proves the caller.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sign_up/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account of a mailed link, and sign in
         * @description Needs no credential: the body proves the caller.
         */
        post: operations["confirmSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the code that a sign-in asked for
         * @description A sign-in, a reset or an accepted invitation of someone with a second step answers 401 `totp_required` with `totp_token`.
         *
         *     Needs no credential: the body proves the caller.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `brands:read`.
         */
        get: operations["listBrands"];
        put?: never;
        /**
         * Create a brand
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `brands:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a brand
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `brands:read`.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        /**
         * Delete a brand without assistants or sources; it can be restored for 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `brands:write`.
         */
        delete: operations["deleteBrand"];
        options?: never;
        head?: never;
        /**
         * Change a brand
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `brands:write`.
         */
        patch: operations["updateBrand"];
        trace?: never;
    };
    "/v2/brands/{id}/images/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a picture of a brand: its logo, also for dark pages, its icon, or what previews show
         * @description What was there is replaced. An SVG is kept as its drawing alone: scripts, links and what it would load are left out.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `brands:write`.
         */
        put: operations["putBrandImage"];
        post?: never;
        /**
         * Take a picture of a brand away
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `brands:write`.
         */
        delete: operations["deleteBrandImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/brands/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted brand, within 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `brands:write`.
         */
        post: operations["restoreBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant a question
         * @description Answers only from the assistant's sources, with the exact quote behind each statement, or says that they don't answer. With `stream: true` or `Accept: text/event-stream` the answer comes as server-sent events, statement by statement.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chat:write`. **Visitor tokens:** yes.
         */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chat/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go on with the answer that is being written in a chat
         * @description From the beginning, or behind `Last-Event-ID`; that one also gets the rest of an answer that has ended meanwhile. Works on every process. 204 when nothing is left to send.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chat:write`. **Visitor tokens:** yes.
         */
        get: operations["resumeChatStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chats; a visitor's token lists the visitor's own
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes, but for those of a mailed link.
         */
        get: operations["listChats"];
        put?: never;
        /**
         * Begin a chat without a question
         * @description `POST /v2/chat` begins one by itself; this is for pages that show a chat before the first question.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chat:write`. **Visitor tokens:** yes, but for those of a mailed link.
         */
        post: operations["createChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a chat
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        /**
         * Delete a chat with its messages
         * @description Ends the answer that is being written and the handoff. It can be restored for 30 days.
         *
         *     **Roles:** owner, admin, support. **API keys:** with the scope `chats:write`. **Visitor tokens:** yes, but for those of a mailed link.
         */
        delete: operations["deleteChat"];
        options?: never;
        head?: never;
        /**
         * Assign a chat, close and reopen it, tag it, or give it a title
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `chats:write`.
         */
        patch: operations["updateChat"];
        trace?: never;
    };
    "/v2/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a chat, newest first
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Write into a chat as a person; this takes the chat over
         * @description 409 `handoff_claimed` names who has it in `holder`.
         *
         *     **Roles:** owner, admin, support. **API keys:** none.
         */
        post: operations["createMemberMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes of a chat, newest first; members only
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Leave a note with a chat, for colleagues
         * @description It is in no answer to a visitor, in no event, and is erased with its chat.
         *
         *     **Roles:** owner, admin, support. **API keys:** none.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/{id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note for good; a colleague's only as an owner or admin
         * @description **Roles:** owner, admin, support. **API keys:** none.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted chat, within 30 days
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `chats:write`.
         */
        post: operations["restoreChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a whole chat as plain text
         * @description For whoever may read the chat, its visitor too. What was left in a form is in it for members, and for keys with `leads:read`; notes are in none.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes.
         */
        get: operations["getTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/{id}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the other side of a chat that you are writing
         * @description It holds for 6 s or until your message comes: send it again every 3 s. It is stored nowhere.
         *
         *     **Roles:** owner, admin, support. **API keys:** none. **Visitor tokens:** yes.
         */
        post: operations["sendTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/chats/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve or reopen many chats; each has its own outcome
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `chats:write`.
         */
        post: operations["bulkChats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was deleted and can be restored
         * @description Of each kind only to those who may list it.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `deleted:read`.
         */
        get: operations["listDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the names behind chats: their assistants, and the members who may answer
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom domains, newest first
         * @description **Roles:** owner, admin. **API keys:** with the scope `domains:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Add a custom domain for an assistant's page
         * @description It serves the page at `/` once its `record` is found in DNS: call `POST /v2/domains/{id}/verify`, or wait for the hourly look.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `domains:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a custom domain with what its last check found
         * @description **Roles:** owner, admin. **API keys:** with the scope `domains:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        /**
         * Delete a custom domain; it serves nothing from then on, and can be restored for 30 days
         * @description **Roles:** owner, admin. **API keys:** with the scope `domains:write`. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        /**
         * Let a custom domain serve another page
         * @description **Roles:** owner, admin. **API keys:** with the scope `domains:write`. Not for a key or member who is limited to some assistants or brands.
         */
        patch: operations["updateDomain"];
        trace?: never;
    };
    "/v2/domains/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted domain, within 30 days
         * @description It serves again at once where its proof was looked at within 48 hours and no other workspace has proven the name meanwhile; else it is `pending` until it is proven anew. 409 `deployment_deleted` while the page that it shows is deleted.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `domains:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["restoreDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for the domain's record now
         * @description Answers 200 with the domain, whatever was found: `status` and `reason` say it. Takes up to 10 seconds.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `domains:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the receipts of what was erased for good, newest first
         * @description **Roles:** owner, admin. **API keys:** with the scope `deleted:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listErasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of an erasure, with what it has erased so far
         * @description **Roles:** owner, admin. **API keys:** with the scope `deleted:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened, newest first, or with `after` in order
         * @description For who can't receive webhooks: begin with `after=0`, go on behind the last `sequence` that came, with `wait=30` as soon as there is more. Nothing is left out.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `events:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description **Roles:** owner, admin. **API keys:** with the scope `events:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feedback, newest first
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `feedback:read`.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what someone thinks of an answer
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `feedback:read`.
         */
        get: operations["getFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List handoffs, newest first
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `handoffs:read`.
         */
        get: operations["listHandoffs"];
        put?: never;
        /**
         * Ask for a person in a chat
         * @description A chat that already waits for a person, or has one, answers 200 with its handoff.
         *
         *     **Roles:** owner, admin, support. **API keys:** with the scope `handoffs:write`. **Visitor tokens:** yes.
         */
        post: operations["createHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a handoff with its transcript
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `handoffs:read`.
         */
        get: operations["getHandoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a chat over; the assistant is silent from then on
         * @description 409 `handoff_claimed` names who has it in `holder`.
         *
         *     **Roles:** owner, admin, support. **API keys:** none.
         */
        post: operations["claimHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the person who had the chat, or change your rating
         * @description For the visitor, or the key that opened the chat for them, once the person has left: 409 `nobody_to_rate` before. A chat names its last person, to rate, in `last_person`.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `feedback:write`. **Visitor tokens:** yes.
         */
        post: operations["rateHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a chat back: the assistant answers again
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `handoffs:write`.
         */
        post: operations["releaseHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a handoff and its chat
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `handoffs:write`.
         */
        post: operations["resolveHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/handoffs/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a person no longer: the assistant answers again
         * @description 409 `handoff_claimed` where a person is there already.
         *
         *     **Roles:** owner, admin, support. **API keys:** with the scope `handoffs:write`. **Visitor tokens:** yes.
         */
        post: operations["withdrawHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was brought in, newest first
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Bring in what you have elsewhere
         * @description Each question becomes a `qa` source; pages, documents and articles one source that reads them all; chats are stored as they were, marked as imported, and are no answers of ours. The same again changes nothing. `Prefer: wait=30` waits until it has ended.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import with how far it is and what became of it
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at what a file from elsewhere would bring, and what of it stays out; stores nothing
         * @description Questions with answers (CSV), a list of pages (CSV or a sitemap), a ZIP of Markdown or HTML files (Notion), a help centre's articles (JSON: Zendesk, Intercom), or chats (JSON lines).
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations, newest first
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite someone; the link is mailed where a mail server is set
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation and sign in
         * @description Needs no credential: the body proves the caller.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description In CSV each field is a column: `name`, `email`, `phone`, `company` and `message` first, then the others by name. `more_fields` has what has no column: of more than 200 fields those that fewest leads have, and what came while the file was written.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `leads:read`.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Store what someone left: their details and what they agreed to
         * @description What a visitor leaves again with the same address, while nobody has dealt with it, is added to the lead that is there: 200.
         *
         *     **Roles:** owner, admin, editor, support. **API keys:** with the scope `leads:write`. **Visitor tokens:** yes.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lead
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `leads:read`.
         */
        get: operations["getLead"];
        put?: never;
        post?: never;
        /**
         * Delete a lead
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `leads:write`.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        /**
         * Qualify a lead, mark it done, or correct it
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `leads:write`.
         */
        patch: operations["updateLead"];
        trace?: never;
    };
    "/v2/leads/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted lead, within 30 days
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `leads:write`.
         */
        post: operations["restoreLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do the same to many leads; each has its own outcome
         * @description **Roles:** owner, admin, support. **API keys:** with the scope `leads:write`.
         */
        post: operations["bulkLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch chats, typing, presence, leads and crawls as they change
         * @description Server-sent events with what the caller may read: each thing in its present state when it is new or has changed. After a break, `Last-Event-ID` brings what changed meanwhile; a thing may come twice, none is left out. Works on every process. Ends when the credential expires or is revoked. Visitors watch `chats` and `typing` of their own chats. `presence` tells members who has a live stream open: visitors whose page is there, and colleagues.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** any secret key. **Visitor tokens:** yes.
         */
        get: operations["streamLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a model's program ask and search (Model Context Protocol)
         * @description Streamable HTTP without sessions. Tools: `ask`, `search_sources`. Resources: the documents of the sources. Each takes the scope of the operation that it stands for: `chat:write`, `search:read`, `sources:read`.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** any secret key.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who this credential is
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** any secret key.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name, and whether you get mail of chats
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/v2/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your e-mail address
         * @description With a mail server set, a link goes to the new address, and the change happens when it is opened (`pending`: true). Without one it happens at once.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password; ends your other sign-ins
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether your sign-in takes a code, and how many recovery codes are left
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        get: operations["getTotp"];
        put?: never;
        /**
         * Get a secret for an authenticator app; confirm it with a code
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have every sign-in ask for a code from now on; ends your other sign-ins
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/totp/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get ten new recovery codes; those before end
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the password alone again
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of the account, newest first
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member; their sign-ins, API keys and open invitations end at once
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role or what they are limited to
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v2/members/{id}/reset_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link with which a member sets a new password
         * @description For a member of this account alone. Only owners make one for an owner.
         *
         *     **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/members/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a member's open sign-ins to this account, newest first (at most 100)
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listMemberSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/members/{id}/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a member's sign-in
         * @description Only owners end an owner's.
         *
         *     **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteMemberSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/members/{id}/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second step of a member who lost it; ends their sign-ins
         * @description For a member of this account alone. Only owners do it for an owner.
         *
         *     **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteMemberTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an answer; what was sent stays
         * @description By the visitor, by who opened the chat, and by who answers chats. An answer that has ended stays as it is.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chat:write`. **Visitor tokens:** yes.
         */
        post: operations["cancelMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}/citations/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quote in its surroundings
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes.
         */
        get: operations["getCitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the action that an answer has proposed, or refuse it
         * @description For tools with `confirm`. Does it once and answers from the result, as a plain “yes” in the chat would; a plain “no” drops it. Only the visitor's own token says it, or the key that opened the chat for them; 409 `already_decided` when nothing waits any more.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chat:write`. **Visitor tokens:** yes.
         */
        post: operations["confirmMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rate an answer, or change your rating
         * @description `If-Match` takes the `ETag` of your own earlier rating; where there is none, it is never met. A visitor's negative rating asks for a person where `handoff_rules.on_negative_feedback` says so.
         *
         *     **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `feedback:write`. **Visitor tokens:** yes.
         */
        put: operations["putFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an answer's question again, as its version of the assistant, over the sources of today
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `chat:write`.
         */
        post: operations["replayMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messages/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a stored answer again, statement by statement
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `chats:read`. **Visitor tokens:** yes.
         */
        post: operations["verifyMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models that are configured; `extractive` is always there
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `models:read`.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replies, newest first
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `replies:read`.
         */
        get: operations["listReplies"];
        put?: never;
        /**
         * Add a text that people send again and again
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `replies:write`.
         */
        post: operations["createReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reply
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `replies:read`.
         */
        get: operations["getReply"];
        put?: never;
        post?: never;
        /**
         * Delete a reply; it can be restored for 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `replies:write`.
         */
        delete: operations["deleteReply"];
        options?: never;
        head?: never;
        /**
         * Change a reply
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `replies:write`.
         */
        patch: operations["updateReply"];
        trace?: never;
    };
    "/v2/replies/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted reply, within 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `replies:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["restoreReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the passages that an answer would see
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `search:read`.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sign-ins, newest first (at most 100)
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sign-ins
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** none.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sources
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["listSources"];
        put?: never;
        /**
         * Add a source: a file (multipart) or anything else (JSON)
         * @description The same content again answers 200 with the source that is there; new content under the same name replaces it; `outcome` says which. `Prefer: wait=30` waits until it is read.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["createSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source with its progress
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["getSource"];
        put?: never;
        post?: never;
        /**
         * Delete a source; answers stop using it at once
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        delete: operations["deleteSource"];
        options?: never;
        head?: never;
        /**
         * Change what is in a source or how it is kept: title, content, schedule, approval, on and off
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        patch: operations["updateSource"];
        trace?: never;
    };
    "/v2/sources/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whose questions a source may answer
         * @description What someone may not read changes neither their answers nor their scores.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        put: operations["setSourceAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the reading; what was read so far answers
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["cancelSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what each reading of a source changed, newest first
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["listSourceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/changes/{change_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["getSourceChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/changes/{change_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a change that waits go live
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["approveSourceChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/changes/{change_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a change with the lines that differ
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["listChangedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/changes/{change_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop a change that waits; answers go on as they are
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["rejectSourceChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files or pages of a source, also those that failed
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document with its stored text
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `sources:read`.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/documents/{document_id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase one page of a site, sitemap or playlist for good; its address is not read again
         * @description Answers stop using it in the same moment. Then its texts go from every version, passage and piece of the index, its file, the quotes and statements of earlier answers (their citations say `erased`), change reports, events with their deliveries, and kept responses. Backups go by their age. `Prefer: wait=30` waits until it is complete; it can't be undone.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `sources:write`.
         */
        post: operations["eraseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/documents/{document_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one page again
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["retryDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a source for good, deleted before or not
         * @description Answers stop using it in the same moment. Then its texts go from every version, passage and piece of the index, its file, the quotes and statements of earlier answers (their citations say `erased`), change reports, events with their deliveries, and kept responses. Backups go by their age. `Prefer: wait=30` waits until it is complete; it can't be undone.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `sources:write`.
         */
        post: operations["eraseSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop reading a site for now
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["pauseSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a source again
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["refreshSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted source, within 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["restoreSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on where the reading was paused
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["resumeSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/{id}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a source say again what it said before a change
         * @description Takes back the change that is named, with all that came after it; without a body the latest one. The rollback is a change of its own and can be taken back too.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["rollBackSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do the same to many sources; each has its own outcome
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["bulkSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sources/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what reading a website or sitemap would take
         * @description Reads robots.txt, the start and the sitemaps for at most 8 s, and stores nothing. An address without a scheme is looked at by http where the site does not speak https: `url` says which.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `sources:write`.
         */
        post: operations["previewSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ratings over time
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getFeedbackStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what visitors ask and no source answers, newest first unless sorted
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["listGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/gaps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a gap
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getGap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Dismiss a gap, or open it again
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `gaps:write`.
         */
        patch: operations["updateGap"];
        trace?: never;
    };
    "/v2/stats/gaps/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the answer to a gap, or name what says it; its questions are asked again
         * @description An `answer` becomes a source; `source_id` is a source that the assistant answers from then on; the page `url` is read, alone. The gap closes when every question that was asked again has an answer.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `gaps:write`.
         */
        post: operations["answerGap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads over time
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getLeadStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions, answers and how fast they came
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who had chats, and what visitors thought of them
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getPeopleStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was asked, most often first
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getQuestionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stats/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which sources answers cite, and which none does
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `stats:read`.
         */
        get: operations["getSourceStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports, imports and erasures of workspaces, newest first
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an export, import or erasure with how far it is
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tasks/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the file of an export
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getTaskArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own tools, newest first, and then the built-in ones
         * @description Every assistant may use `search_sources`, `capture_lead`, `request_human` besides your own: name them in its `tools`.
         *
         *     **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `tools:read`.
         */
        get: operations["listTools"];
        put?: never;
        /**
         * Add a tool, or a server with tools, that assistants may call
         * @description Name it in an assistant's `tools` to use it there. The secret that signs its requests is shown once.
         *
         *     **Roles:** owner, admin, editor. **API keys:** with the scope `tools:write`.
         */
        post: operations["createTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tools/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tool
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `tools:read`.
         */
        get: operations["getTool"];
        put?: never;
        post?: never;
        /**
         * Delete a tool and its secret
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `tools:write`.
         */
        delete: operations["deleteTool"];
        options?: never;
        head?: never;
        /**
         * Change a tool
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `tools:write`.
         */
        patch: operations["updateTool"];
        trace?: never;
    };
    "/v2/tools/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted tool, within 30 days
         * @description **Roles:** owner, admin, editor. **API keys:** with the scope `tools:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["restoreTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the workspace holds and has used this month, with its limits
         * @description **Roles:** owner, admin, editor, viewer. **API keys:** with the scope `usage:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/visitor_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a visitor token for a published assistant
         * @description With the chat page's ticket, or with a publishable key. Origins bind browsers only: what is not a browser can claim any.
         *
         *     Needs no credential: the body proves the caller.
         */
        post: operations["createVisitorToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List visitors
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `visitors:read`.
         */
        get: operations["listVisitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/visitors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a visitor
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `visitors:read`.
         */
        get: operations["getVisitor"];
        put?: never;
        post?: never;
        /**
         * Erase a visitor and everything that tells of them, for good
         * @description Chats, messages, leads, feedback, handoffs, notes, events, delivery logs, kept answers, gaps, the questions of theirs that became knowledge, and details in the audit log. Backups go by their age.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `visitors:write`.
         */
        delete: operations["deleteVisitor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/visitors/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about a visitor
         * @description **Roles:** owner, admin. **API keys:** with the scope `visitors:read`.
         */
        get: operations["exportVisitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/visitors/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a visitor asked, newest first
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** with the scope `visitors:read`.
         */
        get: operations["listVisitorQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks, newest first
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Send events to an address; the answer has the signing secret, this once
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook; nothing more is sent to it
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off and on
         * @description Switched off, what waits is cancelled; each delivery can be retried later.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v2/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent to a webhook, newest first
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:read`. Not for a key or member who is limited to some assistants or brands.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}/deliveries/{delivery_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again, with all its attempts
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what happened since a time again
         * @description As far as the webhook wants it, the earliest 10,000; also what happened before the webhook was there.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted webhook, within 30 days
         * @description It comes back disabled: switch it on when its endpoint is ready.
         *
         *     **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["restoreWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret; for 24 hours the old one signs too
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a `webhook.test` event now and tell what came back
         * @description **Roles:** owner, admin. **API keys:** with the scope `webhooks:write`. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspaces that you may name in x-workspace-id
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** any secret key.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Make a workspace of the account, as for another client
         * @description Owners and admins of the account are in it; others are invited to it. Nothing in one workspace knows of another.
         *
         *     **Roles:** owner, admin, of all workspaces of the account. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workspace
         * @description **Roles:** owner, admin, editor, viewer, support. **API keys:** any secret key.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a workspace's name, retention, limits, or how members sign in
         * @description **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/v2/workspaces/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a whole workspace for good
         * @description In the same moment nobody reaches it any more, by keys and addresses neither. Then all of its rows, index and files go; the task is the receipt. It can't be undone; backups go by their age. 409 `last_workspace` for the only live one.
         *
         *     **Roles:** owner, of all workspaces of the account. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["eraseWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspaces/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a whole workspace written into one file
         * @description Assistants, brands, sources with their files, chats, visitors, leads, gaps, webhooks and settings. Without keys, secrets, people and the audit log. `GET /v2/tasks/{id}/archive` fetches it, for a week.
         *
         *     **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["exportWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspaces/{id}/sample_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill the test workspace with a made-up shop: an assistant, its sources, chats, leads, handoffs, ratings and gaps
         * @description Again, it finds what is there.
         *
         *     **Roles:** owner, admin. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["createSampleData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspaces/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring in a workspace that was exported, as another one of this account
         * @description All of it or nothing. Ids stay as they are, so that snippets and links go on working, unless one is taken on this instance: then all are new. Webhooks come switched off, with new secrets; domains are to be verified again. Only administrators of the instance: what an archive holds is stored as it is.
         *
         *     **Administrators of the instance**, whatever their role. **API keys:** none. Not for a key or member who is limited to some assistants or brands.
         */
        post: operations["importWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visitors reach another version of an assistant.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_agent_published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat was given to a member, or taken from them.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_chat_assigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat was closed.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_chat_resolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor asked their first question.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_chat_started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feedback.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reader rated an answer.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_feedback_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feedback.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reader changed or took back their rating.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_feedback_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gap.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visitors asked several times what no source answers.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_gap_opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "handoff.claimed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member took a chat over.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_handoff_claimed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "handoff.rated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor rated the person who had their chat, or changed or took back their rating.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_handoff_rated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "handoff.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person is wanted in a chat; with the transcript.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_handoff_requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "handoff.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat waits for a person again: its holder left, or left the visitor without a word; with the transcript.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_handoff_returned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Someone left their details.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_lead_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.qualified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead's status became `qualified`.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_lead_qualified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead was changed.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_lead_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "limit.near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 80 % of a limit of the workspace or of an assistant are used. Once a month.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_limit_near"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "limit.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A limit of the workspace or of an assistant is reached. Once a month.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_limit_reached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer ended, a member wrote, or a visitor wrote to a member.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_message_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer could not be given.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_message_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nothing of a source could be read.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_source_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A source was read.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_source_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An endpoint was switched off: it answered 410, or received nothing for five days.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_webhook_disabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What `POST /v2/webhooks/{id}/test` sends: the endpoint itself.
         * @description Answer with any 2xx within 15 s; do the work afterwards.
         */
        post: operations["on_webhook_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Whoever has an account already gives its password. */
        AcceptInvitationBody: {
            name: string;
            /** @description At least 8 characters. */
            password: string;
            token: string;
        };
        AccessToken: {
            /** @description Lifetime of `token` in seconds. */
            expires_in: number;
            /** @description JWT for `Authorization: Bearer`. */
            token: string;
            /** @enum {string} */
            type: "bearer";
        };
        Account: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            /** @description People, in whichever of its workspaces. */
            members: number;
            name: string;
            /** @description Addresses of who owns all of it. */
            owners: string[];
            workspaces: number;
        };
        AccountInUse: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            /** @description What each workspace holds and uses. */
            in_use: {
                /** @description Of this month. */
                chats: number;
                id: string;
                /** @enum {string} */
                kind: "live" | "test";
                name: string;
                pages: number;
                passages: number;
                sources: number;
                /** @description US dollars for models, this month. */
                spend: number;
                upload_bytes: number;
            }[];
            /** @description People, in whichever of its workspaces. */
            members: number;
            /** @description Of `chats` and `spend` (UTC). */
            month: string;
            name: string;
            /** @description Addresses of who owns all of it. */
            owners: string[];
            workspaces: number;
        };
        Agent: {
            access: {
                /** @description Members who were given this assistant, as their own `grants` and `agent_roles` say it too. Holds at once and is no part of a version: there it is empty. */
                grants: {
                    member_id: string;
                    /** @enum {string} */
                    role: "editor" | "viewer" | "support";
                }[];
                /**
                 * @description `identified`: visitors whose identity your server has signed; `members`: people of the account alone. Versioned.
                 * @enum {string}
                 */
                visitors: "all" | "identified" | "members";
            };
            allowed_links: string[];
            allowed_origins: string[];
            /** @enum {string} */
            answer_length: "short" | "medium" | "long";
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            fallback_message: string;
            fallback_model: string | null;
            /** @enum {string} */
            grounding: "strict" | "balanced";
            /** @description When a person takes over, and what happens until then. */
            handoff_rules: {
                /** @description A person is asked for with so many questions in a row that had no answer. Null: never. */
                after_abstentions: number | null;
                /** @description Who waits for a person still gets answers from the sources. False: they are told where they stand. */
                answers_while_waiting: boolean;
                /** @description A visitor who wrote and had no word of the person for so long waits for another one. */
                idle_minutes: number;
                /** @description Whole words, or several in this order, in a visitor's message: a person is asked for, and nothing is looked up. Case and accents don't count. */
                keywords: string[];
                /** @description A person is asked for when a visitor rates an answer so. */
                on_negative_feedback: boolean;
                /**
                 * @description What becomes of a wish for a person, and of these rules, outside of `office_hours`: visitors `wait` until somebody is there, or leave their `details`.
                 * @enum {string}
                 */
                outside_hours: "wait" | "details";
            };
            id: string;
            /** @description BCP 47, or `auto` for the visitor's own. What the assistant says by itself follows it too. */
            language: string;
            lead_form: {
                ask?: {
                    /** @description Of `after_answers`; 3 unless given. */
                    answers?: number;
                    /**
                     * @description Before the first question, after so many `answers`, at a question without an answer, or when the visitor wants it.
                     * @enum {string}
                     */
                    when: "before" | "after_answers" | "on_abstention" | "on_request";
                };
                consent?: {
                    /** @description No lead without. False unless given. */
                    required?: boolean;
                    /** @description The words to agree to. */
                    text: string;
                    /** @description Of the words; leads keep it. Unless given, the assistant's version in which these words were first saved. */
                    version?: string;
                } | null;
                fields?: {
                    /** @description What the visitor reads; else the chat's own word for `name`, `email`, `phone`, `message` and `company`, else the name. */
                    label?: string;
                    /** @description As a lead's `fields` have it. */
                    name: string;
                    /** @description Of a `choice`. */
                    options?: string[];
                    /** @description False unless given. */
                    required?: boolean;
                    /**
                     * @description `text` unless given.
                     * @enum {string}
                     */
                    type?: "text" | "long_text" | "email" | "phone" | "number" | "choice";
                }[];
                guard?: {
                    /** @description Of one visitor. 5 unless given, also without a form. */
                    leads_per_day?: number;
                    /** @description Between a visitor's coming and their lead. 0 unless given. */
                    least_seconds?: number;
                };
                scoring?: {
                    /**
                     * @description Holds where one of its chats had this.
                     * @enum {string}
                     */
                    chat?: "handoff" | "abstention" | "positive_feedback" | "negative_feedback";
                    /** @description … with one of these in it, whatever their case. */
                    contains?: string[];
                    /** @description Holds where this field is filled in … */
                    field?: string;
                    /** @description Added where the rule holds. */
                    points: number;
                    /** @description Holds where so many were asked in its chats, or more. */
                    questions?: number;
                }[];
            } | null;
            model: string;
            name: string;
            office_hours: ({
                /** @description Closed on these days, unless hours are given. */
                holidays?: {
                    /** @description 24 hours: 09:00. */
                    closes?: string;
                    /** Format: date */
                    date: string;
                    name?: string;
                    /** @description 24 hours: 09:00. */
                    opens?: string;
                    /** Format: date */
                    until?: string;
                }[];
                /** @description A row for days with the same hours; days without one are closed. */
                hours?: {
                    /** @description 24 hours: 09:00. */
                    closes: string;
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    /** @description 24 hours: 09:00. */
                    opens: string;
                }[];
                /** @description IANA name. */
                timezone?: string;
            } & {
                [key: string]: unknown;
            }) | null;
            prompt: string;
            published_version: number | null;
            slug: string;
            /** @description Your own words for greeting, thanks, goodbye, identity, person and unclear. */
            smalltalk: {
                [key: string]: unknown;
            };
            starter_questions: string[];
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            synonyms: string[][];
            /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
            theme: {
                colors?: {
                    dark?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                    light?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                };
                /** @description Names of fonts, as CSS has them. None is loaded. */
                font?: string;
                /** @description Pixels. */
                font_size?: number;
                /** @description Pixels. */
                launcher_size?: number;
                /** @description Pixels. */
                offset_x?: number;
                /** @description Pixels. */
                offset_y?: number;
                /** @description Pixels. */
                panel_height?: number;
                /** @description Pixels. */
                panel_width?: number;
                /**
                 * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                 * @enum {string}
                 */
                position?: "start" | "end";
                /** @description Pixels. */
                radius?: number;
                /** @description Above what of the page it lies. */
                z?: number;
            } & {
                [key: string]: unknown;
            };
            tone: string;
            tools: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /**
             * @description Who decides whether a source backs a model's sentence: `words` alone, or `model`: what words are not sure of is put to `verifier_model`, in one more call an answer. Where it isn't given, an assistant that gets its first language model takes what its workspace has agreed to.
             * @enum {string}
             */
            verification: "words" | "model";
            /** @description A model of GET /v2/models; null: the one that answers. */
            verifier_model: string | null;
            /** @description Of the draft: each change is one. */
            version: number;
            welcome_message: string;
            workspace_id: string;
        };
        AgentVersion: {
            agent_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description Id of the member or key that made the change. */
            created_by: string;
            model: string;
            name: string;
            prompt: string;
            /** @description Visitors reach this version. */
            published: boolean;
            settings: {
                access: {
                    /** @description Members who were given this assistant, as their own `grants` and `agent_roles` say it too. Holds at once and is no part of a version: there it is empty. */
                    grants: {
                        member_id: string;
                        /** @enum {string} */
                        role: "editor" | "viewer" | "support";
                    }[];
                    /**
                     * @description `identified`: visitors whose identity your server has signed; `members`: people of the account alone. Versioned.
                     * @enum {string}
                     */
                    visitors: "all" | "identified" | "members";
                };
                allowed_links: string[];
                allowed_origins: string[];
                /** @enum {string} */
                answer_length: "short" | "medium" | "long";
                fallback_message: string;
                fallback_model: string | null;
                /** @enum {string} */
                grounding: "strict" | "balanced";
                /** @description When a person takes over, and what happens until then. */
                handoff_rules: {
                    /** @description A person is asked for with so many questions in a row that had no answer. Null: never. */
                    after_abstentions: number | null;
                    /** @description Who waits for a person still gets answers from the sources. False: they are told where they stand. */
                    answers_while_waiting: boolean;
                    /** @description A visitor who wrote and had no word of the person for so long waits for another one. */
                    idle_minutes: number;
                    /** @description Whole words, or several in this order, in a visitor's message: a person is asked for, and nothing is looked up. Case and accents don't count. */
                    keywords: string[];
                    /** @description A person is asked for when a visitor rates an answer so. */
                    on_negative_feedback: boolean;
                    /**
                     * @description What becomes of a wish for a person, and of these rules, outside of `office_hours`: visitors `wait` until somebody is there, or leave their `details`.
                     * @enum {string}
                     */
                    outside_hours: "wait" | "details";
                };
                /** @description BCP 47, or `auto` for the visitor's own. What the assistant says by itself follows it too. */
                language: string;
                lead_form: {
                    ask?: {
                        /** @description Of `after_answers`; 3 unless given. */
                        answers?: number;
                        /**
                         * @description Before the first question, after so many `answers`, at a question without an answer, or when the visitor wants it.
                         * @enum {string}
                         */
                        when: "before" | "after_answers" | "on_abstention" | "on_request";
                    };
                    consent?: {
                        /** @description No lead without. False unless given. */
                        required?: boolean;
                        /** @description The words to agree to. */
                        text: string;
                        /** @description Of the words; leads keep it. Unless given, the assistant's version in which these words were first saved. */
                        version?: string;
                    } | null;
                    fields?: {
                        /** @description What the visitor reads; else the chat's own word for `name`, `email`, `phone`, `message` and `company`, else the name. */
                        label?: string;
                        /** @description As a lead's `fields` have it. */
                        name: string;
                        /** @description Of a `choice`. */
                        options?: string[];
                        /** @description False unless given. */
                        required?: boolean;
                        /**
                         * @description `text` unless given.
                         * @enum {string}
                         */
                        type?: "text" | "long_text" | "email" | "phone" | "number" | "choice";
                    }[];
                    guard?: {
                        /** @description Of one visitor. 5 unless given, also without a form. */
                        leads_per_day?: number;
                        /** @description Between a visitor's coming and their lead. 0 unless given. */
                        least_seconds?: number;
                    };
                    scoring?: {
                        /**
                         * @description Holds where one of its chats had this.
                         * @enum {string}
                         */
                        chat?: "handoff" | "abstention" | "positive_feedback" | "negative_feedback";
                        /** @description … with one of these in it, whatever their case. */
                        contains?: string[];
                        /** @description Holds where this field is filled in … */
                        field?: string;
                        /** @description Added where the rule holds. */
                        points: number;
                        /** @description Holds where so many were asked in its chats, or more. */
                        questions?: number;
                    }[];
                } | null;
                office_hours: ({
                    /** @description Closed on these days, unless hours are given. */
                    holidays?: {
                        /** @description 24 hours: 09:00. */
                        closes?: string;
                        /** Format: date */
                        date: string;
                        name?: string;
                        /** @description 24 hours: 09:00. */
                        opens?: string;
                        /** Format: date */
                        until?: string;
                    }[];
                    /** @description A row for days with the same hours; days without one are closed. */
                    hours?: {
                        /** @description 24 hours: 09:00. */
                        closes: string;
                        days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                        /** @description 24 hours: 09:00. */
                        opens: string;
                    }[];
                    /** @description IANA name. */
                    timezone?: string;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description Your own words for greeting, thanks, goodbye, identity, person and unclear. */
                smalltalk: {
                    [key: string]: unknown;
                };
                starter_questions: string[];
                synonyms: string[][];
                /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
                theme: {
                    colors?: {
                        dark?: {
                            /** @description `#rgb` or `#rrggbb`. */
                            accent?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            accent_soft?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            accent_text?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            bad?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            bg?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            border?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            control?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            mark?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            muted?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            ok?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            sunken?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            surface?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            text?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            warn?: string;
                        };
                        light?: {
                            /** @description `#rgb` or `#rrggbb`. */
                            accent?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            accent_soft?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            accent_text?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            bad?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            bg?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            border?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            control?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            mark?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            muted?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            ok?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            sunken?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            surface?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            text?: string;
                            /** @description `#rgb` or `#rrggbb`. */
                            warn?: string;
                        };
                    };
                    /** @description Names of fonts, as CSS has them. None is loaded. */
                    font?: string;
                    /** @description Pixels. */
                    font_size?: number;
                    /** @description Pixels. */
                    launcher_size?: number;
                    /** @description Pixels. */
                    offset_x?: number;
                    /** @description Pixels. */
                    offset_y?: number;
                    /** @description Pixels. */
                    panel_height?: number;
                    /** @description Pixels. */
                    panel_width?: number;
                    /**
                     * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                     * @enum {string}
                     */
                    position?: "start" | "end";
                    /** @description Pixels. */
                    radius?: number;
                    /** @description Above what of the page it lies. */
                    z?: number;
                } & {
                    [key: string]: unknown;
                };
                tone: string;
                tools: string[];
                /**
                 * @description Who decides whether a source backs a model's sentence: `words` alone, or `model`: what words are not sure of is put to `verifier_model`, in one more call an answer. Where it isn't given, an assistant that gets its first language model takes what its workspace has agreed to.
                 * @enum {string}
                 */
                verification: "words" | "model";
                /** @description A model of GET /v2/models; null: the one that answers. */
                verifier_model: string | null;
                welcome_message: string;
            };
            version: number;
        };
        AnswerGapBody: {
            /** @description In the owner's words. */
            answer?: string;
            /** @description Of the `answer`; the gap's unless given. */
            question?: string;
            /** @description Instead of an answer: a source that says it, for this assistant. */
            source_id?: string;
            /** @description Instead of an answer: a page that says it. It is read, alone. */
            url?: string;
        };
        ApiKey: {
            /** @description Limited to this assistant. */
            agent_id: string | null;
            allowed_origins: string[];
            /** @description Limited to this brand's assistants. */
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description The member whose key it is. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expires_at: string | null;
            /** @description First and last characters, to tell keys apart. */
            hint: string;
            id: string;
            /** @enum {string} */
            kind: "secret" | "publishable";
            /**
             * Format: date-time
             * @description True to half a minute.
             */
            last_used_at: string | null;
            name: string;
            /**
             * Format: date-time
             * @description After a rotation: the key before works until then.
             */
            previous_key_until: string | null;
            scopes: string[];
        };
        AuditEvent: {
            /** @description `agent.updated`, `member.removed`, `session.started`, … */
            action: string;
            actor: {
                id: string | null;
                /** @enum {string} */
                kind: "member" | "api_key" | "visitor" | "system";
                /** @description As it was then. */
                name: string;
            };
            address: string | null;
            after: {
                [key: string]: unknown;
            } | null;
            before: {
                [key: string]: unknown;
            } | null;
            /** @description sha256 of what it says; see docs/audit.md. */
            content_hash: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description sha256 of `previous_hash` and `content_hash`. */
            hash: string | null;
            id: string;
            /** @description The `hash` of the event before it. */
            previous_hash: string | null;
            request_id: string | null;
            /** @description Its place in the workspace's log, from 1, without gaps. */
            sequence: number | null;
            target: {
                id: string | null;
                kind: string;
            };
        };
        BeginTotpBody: {
            password: string;
        };
        Brand: {
            /** @description How many assistants it has. */
            agents: number;
            /** @description Line under the chat. */
            copyright: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description The brand's own domains, as a note. Those that serve a page are at `/v2/domains`. */
            domains: string[];
            /**
             * Format: uri
             * @description In the browser's tab, of the page.
             */
            icon_url: string | null;
            id: string;
            /**
             * Format: uri
             * @description The same where the chat is dark; null: the logo.
             */
            logo_dark_url: string | null;
            /**
             * Format: uri
             * @description Above the chat's first question. `PUT /v2/brands/{id}/images/logo` uploads one.
             */
            logo_url: string | null;
            name: string;
            /** @description Of the page, for search engines and previews. */
            page_description: string;
            /** @description Of the page; empty: the assistant's name. */
            page_title: string;
            /**
             * Format: uri
             * @description Where the page's link is shown.
             */
            preview_image_url: string | null;
            /**
             * Format: uri
             * @description Your own privacy notice, linked in the chat.
             */
            privacy_url: string | null;
            /**
             * Format: email
             * @description Where visitors' answers to mails go.
             */
            reply_to: string | null;
            /** @description Whom mails to visitors are from; empty: the brand. Their address stays the one of `MAIL_FROM`. */
            sender_name: string;
            /** @description How many sources its library has. */
            sources: number;
            /**
             * Format: uri
             * @description Your own terms, linked in the chat.
             */
            terms_url: string | null;
            /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
            theme: {
                colors?: {
                    dark?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                    light?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                };
                /** @description Names of fonts, as CSS has them. None is loaded. */
                font?: string;
                /** @description Pixels. */
                font_size?: number;
                /** @description Pixels. */
                launcher_size?: number;
                /** @description Pixels. */
                offset_x?: number;
                /** @description Pixels. */
                offset_y?: number;
                /** @description Pixels. */
                panel_height?: number;
                /** @description Pixels. */
                panel_width?: number;
                /**
                 * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                 * @enum {string}
                 */
                position?: "start" | "end";
                /** @description Pixels. */
                radius?: number;
                /** @description Above what of the page it lies. */
                z?: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /** @description True: this software is named nowhere in what visitors see. */
            white_label: boolean;
        };
        BulkChatsBody: {
            /** @enum {string} */
            action: "resolve" | "reopen";
            /** @description Instead of ids; at most the newest 500 that match. */
            filter?: {
                agent_id?: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                from?: string;
                /** @enum {string} */
                status?: "open" | "waiting_for_human" | "with_human" | "resolved";
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                to?: string;
            };
            ids?: string[];
        };
        BulkLeadsBody: {
            /** @enum {string} */
            action: "qualify" | "finish" | "dismiss" | "reopen" | "delete";
            /** @description Instead of ids; at most the newest 500 that match. */
            filter?: {
                agent_id?: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                from?: string;
                /** @enum {string} */
                status?: "new" | "qualified" | "done" | "dismissed";
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                to?: string;
            };
            ids?: string[];
        };
        BulkResult: {
            data: {
                error: {
                    code: string;
                    message: string;
                } | null;
                id: string;
                /** @enum {string} */
                status: "done" | "failed";
            }[];
            done: number;
            failed: number;
        };
        BulkSourcesBody: {
            /** @enum {string} */
            action: "delete" | "refresh" | "enable" | "disable";
            /** @description Instead of ids; at most the newest 500 that match. */
            filter?: {
                agent_id?: string;
                /** @enum {string} */
                status?: "queued" | "fetching" | "processing" | "ready" | "ready_with_errors" | "failed" | "paused" | "cancelled";
                /** @enum {string} */
                type?: "document" | "text" | "qa" | "website" | "sitemap" | "video" | "business_info";
            };
            ids?: string[];
        };
        CallMcpBody: {
            id?: string | number;
            /** @enum {string} */
            jsonrpc: "2.0";
            method?: string;
            params?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        ChangeEmailBody: {
            email: string;
            password: string;
        };
        ChangePasswordBody: {
            current_password: string;
            /** @description At least 8 characters. */
            new_password: string;
        };
        Chat: {
            agent_id: string;
            /** @description Id of the member who looks after it. */
            assigned_to: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description Who has it; null unless a person does. Empty for visitors where that person has no name. */
            holder_name: string | null;
            id: string;
            last_person: {
                handoff_id: string;
                /** @description Empty for visitors where that person has no name. */
                name: string;
                rating: ("positive" | "negative") | null;
            } | null;
            message_count: number;
            /** @description Where it began, without what follows `?` or `#`. */
            page_url: string | null;
            /** @enum {string} */
            status: "open" | "waiting_for_human" | "with_human" | "resolved";
            /** @description What members file it under. Not shown to visitors. */
            tags?: string[];
            /** @description The first question, shortened, or the title that members gave it; visitors see the question. */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            visitor_id: string | null;
        };
        ChatBody: {
            /** @description Identifier of the assistant. */
            agent_id: string;
            /** @description Goes on with this chat; else a new one starts. */
            chat_id?: string;
            /** @description Visitor question text. */
            message: string;
            /** @description Page on which the chat begins, kept without what follows `?` or `#`. Of visitors only where its origin is in `allowed_origins`. */
            page_url?: string;
            /** @description Answer as server-sent events (AI SDK UI message stream). */
            stream?: boolean;
            /** @description Who asks; only with a secret key or as a member. */
            visitor?: {
                email?: string;
                /** @description The visitor's id in your own system. */
                id: string;
                name?: string;
            };
        };
        Check: {
            agent_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            expect: {
                /** @description Whether the sources must not answer it. */
                abstains?: boolean;
                /** @description Id of a source that the answer must cite. */
                cites?: string;
                /** @description Words that must be in the answer; upper and lower case are the same. */
                contains?: string[];
                /** @description In which the answer must be, as far as it can be told. */
                language?: string;
                /** @description Words that must not be in the answer, whole; upper and lower case are the same. */
                not_contains?: string[];
            };
            id: string;
            last_run: {
                agent_version: number;
                failures: {
                    /** @enum {string} */
                    expected: "cites" | "contains" | "not_contains" | "language" | "abstains" | "answer";
                    /** @description What was expected and what was found. */
                    message: string;
                }[];
                passed: boolean;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                ran_at: string;
            } | null;
            question: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
        };
        CheckResult: {
            agent_id: string;
            agent_version: number;
            /**
             * @description Somebody asked for it, a version was to be published, or a source that it cited has changed.
             * @enum {string}
             */
            cause: "asked" | "publishing" | "sources";
            check_id: string;
            failures: {
                /** @enum {string} */
                expected: "cites" | "contains" | "not_contains" | "language" | "abstains" | "answer";
                /** @description What was expected and what was found. */
                message: string;
            }[];
            id: string;
            passed: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            ran_at: string;
        };
        CheckRun: {
            agent_id: string;
            agent_version: number;
            data: {
                /** @description What a visitor would have read. */
                answer: string;
                check_id: string;
                failures: {
                    /** @enum {string} */
                    expected: "cites" | "contains" | "not_contains" | "language" | "abstains" | "answer";
                    /** @description What was expected and what was found. */
                    message: string;
                }[];
                passed: boolean;
                question: string;
            }[];
            failed: number;
            passed: boolean;
            total: number;
        };
        ChecksFromAnswers: {
            /** @description Those that were made. */
            data: components["schemas"]["Check"][];
            skipped: {
                message_id: string;
                /**
                 * @description It answers no question of a visitor, or the question has a check.
                 * @enum {string}
                 */
                reason: "not_an_answer" | "checked_already";
            }[];
        };
        Citation: {
            document_id: string | null;
            document_version: number;
            end: number;
            /** @description Opens the page at the quote. */
            fragment_url: string | null;
            /**
             * @description `tool`: the quote stands in the result of a tool.
             * @enum {string}
             */
            kind: "document" | "tool";
            /** @description As in `[1]` in the content. */
            number: number;
            page?: number;
            /** @description Occurs at start..end of the stored text; null once erased. */
            quote: string | null;
            /** @description Of the stored text (UTF-8). */
            sha256: string;
            source_id: string | null;
            /** @description UTF-16 code units. */
            start: number;
            /**
             * @description What has become of the text behind it, for whoever asks: `replaced` by a newer version, `restricted` to others, `disabled`, `deleted`, `erased`.
             * @enum {string}
             */
            status: "current" | "replaced" | "restricted" | "disabled" | "deleted" | "erased";
            time?: {
                from: number;
                to: number;
            };
            title: string;
            url: string | null;
        };
        CitationContext: {
            after: string;
            /** @description Text just before the quote; empty where the caller may not read it now. */
            before: string;
            document_id: string | null;
            document_version: number;
            end: number;
            /** @description Opens the page at the quote. */
            fragment_url: string | null;
            /**
             * @description `tool`: the quote stands in the result of a tool.
             * @enum {string}
             */
            kind: "document" | "tool";
            /** @description As in `[1]` in the content. */
            number: number;
            page?: number;
            /** @description Occurs at start..end of the stored text; null once erased. */
            quote: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            read_at: string;
            /** @description Of the stored text (UTF-8). */
            sha256: string;
            source_id: string | null;
            /** @description UTF-16 code units. */
            start: number;
            /**
             * @description What has become of the text behind it, for whoever asks: `replaced` by a newer version, `restricted` to others, `disabled`, `deleted`, `erased`.
             * @enum {string}
             */
            status: "current" | "replaced" | "restricted" | "disabled" | "deleted" | "erased";
            time?: {
                from: number;
                to: number;
            };
            title: string;
            url: string | null;
        };
        CompleteSignInBody: {
            /** @description Six digits of the app, or a recovery code. Each works once. */
            code: string;
            /** @description From the problem `totp_required`; five minutes. */
            totp_token: string;
        };
        ConfirmEmailBody: {
            /** @description From the link; works once. */
            token: string;
        };
        ConfirmMessageBody: {
            /** @description false: it is dropped, and nothing happens. */
            approve: boolean;
        };
        /** @description Whoever has an account already gives its password. */
        ConfirmSignUpBody: {
            name: string;
            /** @description At least 8 characters. */
            password: string;
            token: string;
        };
        ConfirmTotpBody: {
            /** @description The six digits that the app shows now. */
            code: string;
        };
        CreateAccountBody: {
            name: string;
            /** Format: email */
            owner_email: string;
        };
        CreateAgentBody: {
            /** @description Without `grants` these stay. */
            access?: {
                /** @description Members who were given this assistant, as their own `grants` and `agent_roles` say it too. Holds at once and is no part of a version: there it is empty. */
                grants?: {
                    member_id: string;
                    /** @enum {string} */
                    role: "editor" | "viewer" | "support";
                }[];
                /**
                 * @description `identified`: visitors whose identity your server has signed; `members`: people of the account alone. Versioned.
                 * @enum {string}
                 */
                visitors: "all" | "identified" | "members";
            };
            allowed_links?: string[];
            allowed_origins?: string[];
            /** @enum {string} */
            answer_length?: "short" | "medium" | "long";
            brand_id?: string | null;
            fallback_message?: string;
            fallback_model?: string | null;
            /** @enum {string} */
            grounding?: "strict" | "balanced";
            /** @description When a person takes over, and what happens until then. What isn't named stays. */
            handoff_rules?: {
                /** @description A person is asked for with so many questions in a row that had no answer. Null: never. */
                after_abstentions?: number | null;
                /** @description Who waits for a person still gets answers from the sources. False: they are told where they stand. */
                answers_while_waiting?: boolean;
                /** @description A visitor who wrote and had no word of the person for so long waits for another one. */
                idle_minutes?: number;
                /** @description Whole words, or several in this order, in a visitor's message: a person is asked for, and nothing is looked up. Case and accents don't count. */
                keywords?: string[];
                /** @description A person is asked for when a visitor rates an answer so. */
                on_negative_feedback?: boolean;
                /**
                 * @description What becomes of a wish for a person, and of these rules, outside of `office_hours`: visitors `wait` until somebody is there, or leave their `details`.
                 * @enum {string}
                 */
                outside_hours?: "wait" | "details";
            };
            /** @description BCP 47, or `auto` for the visitor's own. What the assistant says by itself follows it too. */
            language?: string;
            lead_form?: {
                /** @description When the chat asks by itself. `on_request` unless given. */
                ask?: {
                    /** @description Of `after_answers`; 3 unless given. */
                    answers?: number;
                    /**
                     * @description Before the first question, after so many `answers`, at a question without an answer, or when the visitor wants it.
                     * @enum {string}
                     */
                    when: "before" | "after_answers" | "on_abstention" | "on_request";
                };
                consent?: {
                    /** @description No lead without. False unless given. */
                    required?: boolean;
                    /** @description The words to agree to. */
                    text: string;
                    /** @description Of the words; leads keep it. Unless given, the assistant's version in which these words were first saved. */
                    version?: string;
                } | null;
                fields?: {
                    /** @description What the visitor reads; else the chat's own word for `name`, `email`, `phone`, `message` and `company`, else the name. */
                    label?: string;
                    /** @description As a lead's `fields` have it. */
                    name: string;
                    /** @description Of a `choice`. */
                    options?: string[];
                    /** @description False unless given. */
                    required?: boolean;
                    /**
                     * @description `text` unless given.
                     * @enum {string}
                     */
                    type?: "text" | "long_text" | "email" | "phone" | "number" | "choice";
                }[];
                /** @description Against leads that no person leaves. */
                guard?: {
                    /** @description Of one visitor. 5 unless given, also without a form. */
                    leads_per_day?: number;
                    /** @description Between a visitor's coming and their lead. 0 unless given. */
                    least_seconds?: number;
                };
                /** @description What a lead is worth: the points of all rules that hold. Each has one condition. */
                scoring?: {
                    /**
                     * @description Holds where one of its chats had this.
                     * @enum {string}
                     */
                    chat?: "handoff" | "abstention" | "positive_feedback" | "negative_feedback";
                    /** @description … with one of these in it, whatever their case. */
                    contains?: string[];
                    /** @description Holds where this field is filled in … */
                    field?: string;
                    /** @description Added where the rule holds. */
                    points: number;
                    /** @description Holds where so many were asked in its chats, or more. */
                    questions?: number;
                }[];
            } | null;
            /** @description A model of GET /v2/models. `extractive` needs no key and answers with the sources' own sentences. */
            model?: string;
            /** @description Display name of the assistant. */
            name: string;
            office_hours?: {
                /** @description Closed on these days, unless hours are given. */
                holidays?: {
                    /** @description 24 hours: 09:00. */
                    closes?: string;
                    /** Format: date */
                    date: string;
                    name?: string;
                    /** @description 24 hours: 09:00. */
                    opens?: string;
                    /** Format: date */
                    until?: string;
                }[];
                /** @description A row for days with the same hours; days without one are closed. */
                hours: {
                    /** @description 24 hours: 09:00. */
                    closes: string;
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    /** @description 24 hours: 09:00. */
                    opens: string;
                }[];
                /** @description IANA name. */
                timezone: string;
            } | null;
            /** @description How the assistant answers: tone, scope, rules. */
            prompt?: string;
            /** @description Address of the page: /a/{slug}. */
            slug?: string;
            /** @description Your own words for greeting, thanks, goodbye, identity, person and unclear. */
            smalltalk?: {
                goodbye?: string;
                greeting?: string;
                identity?: string;
                person?: string;
                thanks?: string;
                unclear?: string;
            };
            starter_questions?: string[];
            synonyms?: string[][];
            /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
            theme?: {
                colors?: {
                    dark?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                    light?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                };
                /** @description Names of fonts, as CSS has them. None is loaded. */
                font?: string;
                /** @description Pixels. */
                font_size?: number;
                /** @description Pixels. */
                launcher_size?: number;
                /** @description Pixels. */
                offset_x?: number;
                /** @description Pixels. */
                offset_y?: number;
                /** @description Pixels. */
                panel_height?: number;
                /** @description Pixels. */
                panel_width?: number;
                /**
                 * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                 * @enum {string}
                 */
                position?: "start" | "end";
                /** @description Pixels. */
                radius?: number;
                /** @description Above what of the page it lies. */
                z?: number;
            };
            tone?: string;
            tools?: string[];
            /**
             * @description Who decides whether a source backs a model's sentence: `words` alone, or `model`: what words are not sure of is put to `verifier_model`, in one more call an answer. Where it isn't given, an assistant that gets its first language model takes what its workspace has agreed to.
             * @enum {string}
             */
            verification?: "words" | "model";
            /** @description A model of GET /v2/models; null: the one that answers. */
            verifier_model?: string | null;
            welcome_message?: string;
        };
        CreateApiKeyBody: {
            agent_id?: string | null;
            /** @description Of a publishable key: the sites that may use it, e.g. https://www.example.com. */
            allowed_origins?: string[];
            brand_id?: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expires_at?: string | null;
            /**
             * @description `publishable` may stand in a page: it only chats with one published assistant, or makes visitor tokens for it.
             * @enum {string}
             */
            kind?: "secret" | "publishable";
            name: string;
            scopes?: ("agents:read" | "agents:write" | "audit:read" | "brands:read" | "brands:write" | "chat:write" | "chats:read" | "chats:write" | "checks:read" | "checks:write" | "deleted:read" | "deployments:read" | "deployments:write" | "domains:read" | "domains:write" | "events:read" | "feedback:read" | "feedback:write" | "gaps:write" | "handoffs:read" | "handoffs:write" | "leads:read" | "leads:write" | "models:read" | "replies:read" | "replies:write" | "search:read" | "sources:read" | "sources:write" | "stats:read" | "tools:read" | "tools:write" | "usage:read" | "visitors:read" | "visitors:write" | "webhooks:read" | "webhooks:write")[];
        };
        CreateBrandBody: {
            /** @description Line under the chat. */
            copyright?: string;
            /** @description The brand's own domains, as a note. Those that serve a page are at `/v2/domains`. */
            domains?: string[];
            /**
             * Format: uri
             * @description In the browser's tab, of the page.
             */
            icon_url?: string | null;
            /**
             * Format: uri
             * @description The same where the chat is dark; null: the logo.
             */
            logo_dark_url?: string | null;
            /**
             * Format: uri
             * @description Above the chat's first question. `PUT /v2/brands/{id}/images/logo` uploads one.
             */
            logo_url?: string | null;
            name: string;
            /** @description Of the page, for search engines and previews. */
            page_description?: string;
            /** @description Of the page; empty: the assistant's name. */
            page_title?: string;
            /**
             * Format: uri
             * @description Where the page's link is shown.
             */
            preview_image_url?: string | null;
            /**
             * Format: uri
             * @description Your own privacy notice, linked in the chat.
             */
            privacy_url?: string | null;
            /**
             * Format: email
             * @description Where visitors' answers to mails go.
             */
            reply_to?: string | null;
            /** @description Whom mails to visitors are from; empty: the brand. Their address stays the one of `MAIL_FROM`. */
            sender_name?: string;
            /**
             * Format: uri
             * @description Your own terms, linked in the chat.
             */
            terms_url?: string | null;
            /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
            theme?: {
                colors?: {
                    dark?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                    light?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                };
                /** @description Names of fonts, as CSS has them. None is loaded. */
                font?: string;
                /** @description Pixels. */
                font_size?: number;
                /** @description Pixels. */
                launcher_size?: number;
                /** @description Pixels. */
                offset_x?: number;
                /** @description Pixels. */
                offset_y?: number;
                /** @description Pixels. */
                panel_height?: number;
                /** @description Pixels. */
                panel_width?: number;
                /**
                 * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                 * @enum {string}
                 */
                position?: "start" | "end";
                /** @description Pixels. */
                radius?: number;
                /** @description Above what of the page it lies. */
                z?: number;
            };
            /** @description True: this software is named nowhere in what visitors see. */
            white_label?: boolean;
        };
        CreateChatBody: {
            /** @description Identifier of the assistant. */
            agent_id: string;
            /** @description Page on which the chat begins, kept without what follows `?` or `#`. Of visitors only where its origin is in `allowed_origins`. */
            page_url?: string;
            /**
             * @description The first question, unless one is set.
             * @default
             */
            title?: string;
            /** @description Who asks; only with a secret key or as a member. */
            visitor?: {
                email?: string;
                /** @description The visitor's id in your own system. */
                id: string;
                name?: string;
            };
        };
        CreateCheckBody: {
            /** @description All of it must hold. */
            expect: {
                /** @description Whether the sources must not answer it. */
                abstains?: boolean;
                /** @description Id of a source that the answer must cite. */
                cites?: string;
                /** @description Words that must be in the answer; upper and lower case are the same. */
                contains?: string[];
                /** @description In which the answer must be, as far as it can be told. */
                language?: string;
                /** @description Words that must not be in the answer, whole; upper and lower case are the same. */
                not_contains?: string[];
            };
            question: string;
        };
        CreateChecksFromAnswersBody: {
            /** @description Answers of this assistant, as they should stay. */
            message_ids: string[];
        };
        CreateDeploymentBody: {
            /** @description Disabled, its page answers 404, and its script says so in the console. */
            enabled?: boolean;
            /**
             * @description `widget`: a button on your pages; `embed`: the chat in an iframe; `page`: a page of its own.
             * @enum {string}
             */
            kind: "widget" | "embed" | "page";
            name?: string;
        };
        CreateDomainBody: {
            /** @description The assistant whose page it serves. */
            agent_id: string;
            /** @description A deployment of the kind `page` of this assistant; without it the one that came with it. */
            deployment_id?: string;
            /** @description The name alone: no scheme, port or path. Stored in lower case and ASCII (IDNA). */
            hostname: string;
        };
        CreateHandoffBody: {
            chat_id: string;
            /** @description Take the chat over yourself, as `claim` does, whether or not anybody waits in it: nobody is told that somebody does. For members; 409 `handoff_claimed` names who has it. False unless given. */
            claim?: boolean;
            /** @description What the page knows of the visitor's place, such as the order that is open: for the person who takes over. At most 2 KB. */
            context?: {
                [key: string]: string | number | boolean;
            };
            /** @description Why a person is wanted. */
            reason?: string;
        };
        CreateInvitationBody: {
            /** @description To all workspaces of the account, those to come too: for who is a member of all, and the usual while there is one live workspace. Else to this one. */
            all_workspaces?: boolean;
            email: string;
            grants?: {
                agent_ids?: string[];
                brand_ids?: string[];
            } | null;
            /** @enum {string} */
            role: "owner" | "admin" | "editor" | "viewer" | "support";
        };
        CreateLeadBody: {
            agent_id: string;
            /** @description The chat that led to it. */
            chat_id?: string;
            /** @description Absent: no consent was asked for or given. */
            consent?: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                given_at?: string;
                /** @description The words that they agreed to. */
                text: string;
                /** @description Of the words; that of the assistant's form unless given. */
                version?: string;
            };
            /** @description What they entered, by name of field. */
            fields: {
                [key: string]: string;
            };
            /** @description Another person, whatever the address: it joins no earlier lead. False unless given. */
            keep_apart?: boolean;
            /** @description A field that the page hides. Whoever fills it in is no person: 422. */
            trap?: string;
        };
        CreateMemberMessageBody: {
            content: string;
        };
        CreateNoteBody: {
            /** @description For colleagues. No visitor ever sees it. */
            text: string;
        };
        CreateReplyBody: {
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Or the brand; with neither it is the workspace's. */
            brand_id?: string;
            /** @description What is typed to find it. One reply of a library has it. */
            shortcut?: string | null;
            /** @description What is put into the message; whoever sends it may change it first. */
            text: string;
            title: string;
        };
        CreateSourceBody: components["schemas"]["CreateSourceBodyText"] | components["schemas"]["CreateSourceBodyQa"] | components["schemas"]["CreateSourceBodyWebsite"] | components["schemas"]["CreateSourceBodySitemap"] | components["schemas"]["CreateSourceBodyVideo"] | components["schemas"]["CreateSourceBodyBusinessInfo"];
        /** Business information */
        CreateSourceBodyBusinessInfo: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description One address, as text or in parts, or several. */
            address?: string | {
                city?: string;
                country?: string;
                label?: string;
                postal_code?: string;
                region?: string;
                street?: string;
            } | (string | {
                city?: string;
                country?: string;
                label?: string;
                postal_code?: string;
                region?: string;
                street?: string;
            })[];
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            description?: string;
            /** @description One, or several. */
            email?: string | (string | {
                /** Format: email */
                email: string;
                label?: string;
            })[];
            /** @description Closed on these days, unless hours are given. */
            holidays?: string | {
                /** @description 24 hours: 09:00. */
                closes?: string;
                /** Format: date */
                date: string;
                name?: string;
                /** @description 24 hours: 09:00. */
                opens?: string;
                /** Format: date */
                until?: string;
            }[];
            links?: {
                label: string;
                url: string;
            }[];
            name?: string;
            /** @description As text, or a row for days with the same hours. */
            opening_hours?: string | {
                closed?: boolean;
                /** @description 24 hours: 09:00. */
                closes?: string;
                days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                note?: string;
                /** @description 24 hours: 09:00. */
                opens?: string;
            }[];
            /** @description One number, or several. */
            phone?: string | (string | {
                label?: string;
                number: string;
            })[];
            /** @description As text, or a row a price. */
            prices?: string | {
                /** @description ISO 4217. */
                currency?: string;
                name: string;
                note?: string;
                price: string | number;
            }[];
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business_info";
            /** @description A page whose schema.org data fills in what is not given here. */
            url?: string;
        };
        /** Question and answer */
        CreateSourceBodyQa: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            alternatives?: string[];
            answer: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            /** @description Of both, instead of the one that they seem to be in. */
            language?: string;
            question: string;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "qa";
        };
        /** Sitemap or feed */
        CreateSourceBodySitemap: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            /** @description Pages to leave out, in the same form. */
            exclude?: string[];
            /** @description Only pages that fit one of these: `/docs/*`, `docs.example.com/*`. */
            include?: string[];
            /**
             * @description Links from the start. What a sitemap, playlist or channel names is one link away.
             * @default 10
             */
            max_depth?: number;
            /** @default 1000 */
            max_pages?: number;
            /**
             * @description Runs the scripts of pages that are empty without them, where a browser is installed.
             * @default true
             */
            render?: boolean;
            /** @description Keeps to the host of the start, with or without `www.`. */
            same_site?: boolean;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sitemap";
            /** @description Without a scheme it is taken as https. */
            url: string;
        };
        /** Text */
        CreateSourceBodyText: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            text: string;
            title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
        };
        /** Video, playlist, channel, or a page or file with captions beside it */
        CreateSourceBodyVideo: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            /** @description Pages to leave out, in the same form. */
            exclude?: string[];
            /** @description Only pages that fit one of these: `/docs/*`, `docs.example.com/*`. */
            include?: string[];
            /** @description Of the captions, where there are several. */
            language?: string;
            /**
             * @description Links from the start. What a sitemap, playlist or channel names is one link away.
             * @default 10
             */
            max_depth?: number;
            /**
             * @description Videos of a playlist or channel.
             * @default 1000
             */
            max_pages?: number;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "video";
            /** @description Without a scheme it is taken as https. */
            url: string;
        };
        /** Website */
        CreateSourceBodyWebsite: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            /** @description Pages to leave out, in the same form. */
            exclude?: string[];
            /** @description Only pages that fit one of these: `/docs/*`, `docs.example.com/*`. */
            include?: string[];
            /**
             * @description Links from the start. What a sitemap, playlist or channel names is one link away.
             * @default 10
             */
            max_depth?: number;
            /** @default 1000 */
            max_pages?: number;
            /**
             * @description Runs the scripts of pages that are empty without them, where a browser is installed.
             * @default true
             */
            render?: boolean;
            /** @description Keeps to the host of the start, with or without `www.`. */
            same_site?: boolean;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "website";
            /** @description Without a scheme it is taken as https. */
            url: string;
        };
        CreateToolBody: {
            /** @description The assistant whose library it joins, and that alone may use it. */
            agent_id?: string;
            /** @description Of an `mcp` server, and needed there: the tools that models may call. They are read from the server now, and models are told what it says now until they are written again. */
            allowed_tools?: string[];
            /** @description Or the brand, all of whose assistants may use it. */
            brand_id?: string;
            /** @description The visitor must agree to each call: the assistant asks, and does it once after a plain yes. True unless you say that the tool only reads. */
            confirm?: boolean;
            /** @description Tells the model what it does and when to use it. */
            description: string;
            /** @description Sent with each call. Stored encrypted and never shown again. */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description `http`, where nothing is said: one endpoint. `mcp`: a server of the Model Context Protocol.
             * @enum {string}
             */
            kind?: "http" | "mcp";
            /** @description What the model and an assistant's `tools` call it. */
            name: string;
            /** @description JSON Schema of the arguments; its type is `object`. Needed for `http`; an `mcp` server says it itself. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description Signs the requests as Standard Webhooks do; made here when you give none. It is never shown again. */
            secret?: string;
            /**
             * Format: uri
             * @description Gets a signed POST. What stands behind its `?` is stored encrypted and never shown again.
             */
            url: string;
        };
        CreateVisitorTokenBody: {
            /** @description Who the visitor is: a JWT (HS256, `sub`, `exp`, optionally `name`, `email`, `claims`) of your server. */
            identity_token?: string;
            /** @description What the link of a mailed reply carries, with the page's ticket alone: the new token is for that chat, to read it and to write on in it. */
            mail_token?: string;
            /** @description Or a `cite_pub_…` key, from one of its allowed origins. */
            publishable_key?: string;
            /** @description From the chat page's own document; lives 5 minutes and is used once, by that page. */
            ticket?: string;
            /** @description An earlier token of this assistant, at most 30 days old: the new one is the same visitor's. */
            visitor_token?: string;
        };
        CreateWebhookBody: {
            /** @description Only what happens with these assistants. With neither: of all. */
            agent_ids?: string[];
            /** @description Only what happens with the assistants and sources of these brands. With neither: of all. */
            brand_ids?: string[];
            description?: string;
            /** @description Types of events; `lead.*` is every one of leads, `*` every one. */
            events: ("lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published" | "lead.*" | "handoff.*" | "chat.*" | "message.*" | "feedback.*" | "source.*" | "gap.*" | "limit.*" | "webhook.*" | "agent.*" | "*")[];
            /** @description Sent with every delivery. Written once: only their names are shown. */
            headers?: {
                [key: string]: string;
            };
            /**
             * Format: uri
             * @description Receives POST requests. https, unless you test.
             */
            url: string;
        };
        CreateWorkspaceBody: {
            /**
             * @description `test`: for trying things out, with keys of its own. Usually `live`.
             * @enum {string}
             */
            kind?: "live" | "test";
            limits?: {
                /** @description Chats of one assistant a calendar month. */
                agent_chats_per_month?: number | null;
                /** @description US dollars for models of one assistant a calendar month. */
                agent_spend_per_month?: number | null;
                /** @description Chats a calendar month (UTC). */
                chats_per_month?: number | null;
                /** @description Pages and files read. */
                pages?: number | null;
                /** @description Passages. */
                passages?: number | null;
                /** @description Sources. */
                sources?: number | null;
                /** @description US dollars for models a calendar month (UTC). */
                spend_per_month?: number | null;
                /** @description Bytes of uploaded files. */
                upload_bytes?: number | null;
            };
            name: string;
            /** @description What of visitors' words is kept from models and webhooks. */
            personal_data?: {
                /** @description What is put behind a placeholder before a model, an embedder, a reranker or a webhook sees a visitor's words: card numbers (by their check digit), IBANs (by theirs), e-mail addresses, phone numbers. Empty: nothing. */
                mask?: ("card_number" | "iban" | "email" | "phone")[];
                /** @description Where phone numbers without a country's prefix belong, as ISO 3166 has it. Null: only those with one. */
                phone_country?: string | null;
            };
            retention?: {
                /** @description Days after its last message that a chat is erased. Null: for ever. */
                chats_days?: number | null;
                /** @description Days that audit events, events and deliveries are kept. Null: for ever. */
                logs_days?: number | null;
                /** @description Days after they were last seen that a visitor is erased. Null: for ever. */
                visitors_days?: number | null;
            };
            /** @description Only an owner changes these. */
            sign_in?: {
                /** @description How long a member's sign-in lasts without a request; watching live is none. Null: no limit of its own. */
                idle_minutes?: number | null;
                /** @description Only members whose sign-in takes a code may do anything here. API keys are not asked. */
                require_totp?: boolean;
                /** @description How long a member's sign-in lasts at the most, however it is used. Null: 30 days after its last use. */
                session_hours?: number | null;
            };
            verification?: ("words" | "model") | null;
        };
        Deleted: {
            /** @description Of a deployment or a check, whose path begins with it. */
            agent_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            deleted_at: string;
            id: string;
            /** @enum {string} */
            kind: "agent" | "source" | "brand" | "chat" | "lead" | "tool" | "reply" | "webhook" | "deployment" | "domain" | "check";
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            restorable_until: string;
        };
        Delivery: {
            attempts: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            duration_ms: number | null;
            error: {
                code: string;
                message: string;
            } | null;
            event_id: string;
            event_type: string;
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            next_attempt_at: string | null;
            /** @description What is sent, its first 4 KB. Not in lists. */
            request_body?: string;
            /** @description What came back last, its first 4 KB. */
            response_body: string | null;
            response_status: number | null;
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed" | "cancelled";
            webhook_id: string;
        };
        Deployment: {
            agent_id: string;
            /** @description The assistant's, as published: sites whose pages may show the chat. */
            allowed_origins: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description Came with the assistant and serves its own address; it can't be deleted. */
            default: boolean;
            /** @description Of a page: verified domains that serve it at `/`. */
            domains: string[];
            /** @description Disabled, its page answers 404, and its script says so in the console. */
            enabled: boolean;
            id: string;
            /** @enum {string} */
            kind: "widget" | "embed" | "page";
            name: string;
            /** @description Sites that are not allowed and loaded it all the same, newest first, at most 5: nothing was shown there. A hint: what is not a browser can claim any site. */
            refused: {
                count: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                last_seen_at: string;
                origin: string;
            }[];
            /** @description Where browsers said that they loaded it, newest first, at most 50; up to half a minute late. A hint: what is not a browser can claim any page. */
            seen: {
                count: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                first_seen_at: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                last_seen_at: string;
                origin: string;
                /** @description Null where the browser told the origin alone. */
                page: string | null;
            }[];
            /** @description Visitors reach it: enabled, and the assistant is published and open to visitors. */
            serving: boolean;
            /** @description Ready to paste: a script tag, an iframe, or the page's address. */
            snippet: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /** @description What it serves: the loader script or the chat page. */
            url: string;
        };
        Desk: {
            /** @description Assistants whose chats you may read, by name; at most 500. */
            agents: {
                id: string;
                name: string;
            }[];
            /** @description Who may answer their chats, by name; at most 500. */
            members: {
                id: string;
                name: string;
            }[];
        };
        Document: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description How long the page took to answer. */
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            fetched_at: string | null;
            filename: string | null;
            /** @description A rollback brought back what it says: what its site says now waits as a change for approval. */
            held: boolean;
            http_status: number | null;
            id: string;
            /** @description Of the page's own words, without the template of its site, 0 to 1. Null for files. */
            kept: number | null;
            /** @description Of a page that failed: pages of the site that link to it, at most five. */
            linked_from: string[];
            media_type: string | null;
            pages: number | null;
            passages: number;
            /** @description Number of the version that waits for approval. */
            pending_version: number | null;
            reason: {
                code: string;
                message: string;
            } | null;
            /** @description Of the file or page as it came in. */
            sha256: string | null;
            source_id: string;
            /** @enum {string} */
            status: "waiting" | "ready" | "unchanged" | "duplicate" | "skipped" | "empty" | "failed" | "removed";
            title: string | null;
            url: string | null;
            /** @description Number of the version that answers use now. */
            version: number | null;
            warning: {
                code: string;
                message: string;
            } | null;
        };
        DocumentChange: {
            after_version: number | null;
            before_version: number | null;
            diff: {
                hunks: {
                    lines: string[];
                    new_start: number;
                    /** @description Line number, from 1. */
                    old_start: number;
                }[];
                /** @description There is more than is shown. */
                is_cut: boolean;
            };
            document_id: string;
            /** @enum {string} */
            kind: "added" | "changed" | "removed";
            title: string | null;
            url: string | null;
        };
        DocumentWithText: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description How long the page took to answer. */
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            fetched_at: string | null;
            filename: string | null;
            headings: {
                end: number;
                level: number;
                start: number;
            }[];
            /** @description A rollback brought back what it says: what its site says now waits as a change for approval. */
            held: boolean;
            http_status: number | null;
            id: string;
            /** @description Of the page's own words, without the template of its site, 0 to 1. Null for files. */
            kept: number | null;
            language: string | null;
            /** @description Of a page that failed: pages of the site that link to it, at most five. */
            linked_from: string[];
            media_type: string | null;
            page_ranges: {
                end: number;
                number: number;
                start: number;
            }[];
            pages: number | null;
            passages: number;
            /** @description Number of the version that waits for approval. */
            pending_version: number | null;
            reason: {
                code: string;
                message: string;
            } | null;
            /** @description Of the file or page as it came in. */
            sha256: string | null;
            source_id: string;
            /** @enum {string} */
            status: "waiting" | "ready" | "unchanged" | "duplicate" | "skipped" | "empty" | "failed" | "removed";
            /** @description Canonical text (NFC, LF). Citations point into it by UTF-16 offsets. */
            text: string | null;
            text_sha256: string | null;
            title: string | null;
            /** @description The smallest parts that answers quote, with `units=true`. */
            units?: {
                end: number;
                /** @description What it is read with: a question, a lead-in, a term. */
                header?: string;
                heading_path: string[];
                /** @enum {string} */
                kind: "sentence" | "list" | "table_row" | "definition" | "qa" | "code";
                start: number;
            }[];
            url: string | null;
            /** @description Number of the version that answers use now. */
            version: number | null;
            warning: {
                code: string;
                message: string;
            } | null;
        };
        Domain: {
            agent_id: string;
            /** @description Of the assistant. */
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description The page that it serves at `/` while it is verified. */
            deployment_id: string;
            /** @description The name alone: no scheme, port or path. Stored in lower case and ASCII (IDNA). */
            hostname: string;
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            next_check_at: string | null;
            reason: {
                /** @enum {string} */
                code: "no_record" | "wrong_record" | "unreachable" | "taken";
                message: string;
            } | null;
            /** @description What proves the domain, for as long as it serves. Besides, its traffic must reach this service. */
            record: {
                name: string;
                /** @enum {string} */
                type: "TXT";
                value: string;
            };
            /**
             * @description A verified one fails when its record was missing in every check for 48 hours.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            verified_at: string | null;
        };
        DuplicateAgentBody: {
            name?: string;
        };
        EraseWorkspaceBody: {
            /** @description The workspace's name, as it is written. */
            name: string;
        };
        Erasure: {
            /**
             * Format: date-time
             * @description The text was gone from every table, index and file then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description Answers stopped using it then.
             */
            created_at: string;
            /** @description How many of each were erased. */
            erased: {
                audit_details: number;
                chats: number;
                /** @description Deleted, or without their quote from now on. */
                citations: number;
                delivery_logs: number;
                documents: number;
                events: number;
                feedback: number;
                files: number;
                /** @description Changed or deleted. */
                gaps: number;
                handoffs: number;
                idempotency_records: number;
                /** @description Pieces of the passage index that were written again without the text. */
                index_segments: number;
                leads: number;
                /** @description Deleted, or answers that lost what they had from an erased text. */
                messages: number;
                notes: number;
                passages: number;
                sources: number;
                tool_calls: number;
                versions: number;
                visitors: number;
            };
            /** @description Of the receipt; also a target of the audit log. */
            id: string;
            /** @enum {string} */
            kind: "visitor" | "chats" | "source" | "document" | "agent";
            /**
             * @description `age`: deleted 30 days before, or older than the workspace keeps it.
             * @enum {string}
             */
            origin: "request" | "age";
            /**
             * @description One that runs goes on by itself, also after a crash.
             * @enum {string}
             */
            status: "running" | "completed";
            /** @description What was erased; null for chats whose time was up. */
            target_id: string | null;
        };
        ErasureReceipt: {
            /** @description How many of each were erased. */
            erased: {
                audit_details: number;
                chats: number;
                /** @description Deleted, or without their quote from now on. */
                citations: number;
                delivery_logs: number;
                documents: number;
                events: number;
                feedback: number;
                files: number;
                /** @description Changed or deleted. */
                gaps: number;
                handoffs: number;
                idempotency_records: number;
                /** @description Pieces of the passage index that were written again without the text. */
                index_segments: number;
                leads: number;
                /** @description Deleted, or answers that lost what they had from an erased text. */
                messages: number;
                notes: number;
                passages: number;
                sources: number;
                tool_calls: number;
                versions: number;
                visitors: number;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            erased_at: string;
            /** @description Of the receipt: `GET /v2/erasures/{id}`; also the audit log's target. */
            id: string;
            /**
             * @description `running` while words of theirs still leave the passage index, where a question of theirs had become knowledge.
             * @enum {string}
             */
            status: "running" | "completed";
            visitor_id: string;
        };
        Event: {
            /** @description The resource itself; see the webhooks of this contract. */
            data: {
                [key: string]: unknown;
            };
            /** @description `webhook-id` of its deliveries. */
            id: string;
            /** @description Rises with time; order of arrival is not promised. */
            sequence: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            timestamp: string;
            type: string;
        };
        Feedback: {
            agent_id: string;
            /**
             * @description Who gave it.
             * @enum {string}
             */
            by: "visitor" | "member" | "api_key";
            chat_id: string;
            comment: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            message_id: string;
            /** @description What the answer answers. Where feedback is read, by whoever may read chats. */
            question?: string | null;
            rating: ("positive" | "negative") | null;
            reasons: ("wrong" | "not_my_question" | "outdated" | "quote_does_not_say_this" | "other")[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            visitor_id: string | null;
        };
        FeedbackReport: {
            data: {
                /**
                 * Format: date-time
                 * @description Beginning of the row's time.
                 */
                from: string;
                /** @description positive / (positive + negative). Null without any. */
                helpful_share: number | null;
                /** @description Negative ratings. */
                negative: number;
                /** @description Positive ratings. */
                positive: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            to: string;
        };
        ForgotPasswordBody: {
            email: string;
        };
        Gap: {
            agent_id: string;
            /** @description How often it had no supported answer. */
            asked: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            closed_at: string | null;
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            last_asked_at: string;
            /** @description Words of its questions that none of the nearest sources has, in any form. Not in lists. */
            missing?: string[];
            /** @description What its questions came nearest to, at most three. */
            nearest_sources: {
                document_id: string;
                source_id: string;
                title: string;
                url: string | null;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            opened_at: string | null;
            /** @description The one of its questions that is most like the others. */
            question: string;
            /** @description The newest 20 of its questions. Not in lists. */
            questions?: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                asked_at: string;
                chat_id: string;
                question: string;
            }[];
            reasons: string[];
            /** @description The answer that was written for it, or the source that says it. */
            source_id: string | null;
            /**
             * @description `off_topic`: none for this site, such as the capital of Peru; listed only when asked for.
             * @enum {string}
             */
            status: "open" | "closed" | "dismissed" | "off_topic";
            /** @description How often it was asked in the last 7 days, less the 7 days before. */
            trend: number;
            /** @description How many different visitors asked; those without a name count once a chat. */
            visitors: number;
        };
        GapAnswered: {
            /** @description Its questions, asked again. */
            data: {
                after: {
                    answered: boolean | null;
                    content: string;
                };
                before: {
                    answered: boolean | null;
                    content: string;
                };
                question: string;
            }[];
            gap: components["schemas"]["Gap"];
            source: components["schemas"]["Source"];
        };
        Handoff: {
            agent_id: string;
            chat_id: string;
            /**
             * Format: date-time
             * @description When somebody took it, since it last waited. It stays when the chat goes to a colleague.
             */
            claimed_at: string | null;
            claimed_by: {
                member_id: string;
                name: string;
            } | null;
            context: {
                [key: string]: string | number | boolean;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            ended_at: string | null;
            feedback: {
                comment: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                given_at: string;
                /** @enum {string} */
                rating: "positive" | "negative";
            } | null;
            id: string;
            /** @description In line for a person, from 1 on; null unless waiting. */
            place: number | null;
            reason: string | null;
            /** @enum {string} */
            requested_by: "visitor" | "member" | "api_key" | "assistant";
            returned: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                at: string;
                /** @enum {string} */
                reason: "holder_gone" | "holder_idle";
            } | null;
            rule: ("after_abstentions" | "on_negative_feedback" | "keywords") | null;
            /** @enum {string} */
            status: "waiting" | "claimed" | "released" | "resolved" | "withdrawn";
            /** @description In the visitor's own words and the sources' own sentences, `written` apart. Not in lists. */
            summary?: {
                /** @description The newest that had no answer; where all had one, the newest. */
                question: string | null;
                /** @description At most 5, most cited first. */
                sources: {
                    /** @description How often. */
                    cited: number;
                    document_id: string;
                    source_id: string;
                    title: string;
                    url: string | null;
                }[];
                /** @description The newest 5 questions, oldest first, and what the sources said. */
                tried: {
                    answered: boolean;
                    question: string;
                    /** @description The first that the answer showed. */
                    quote: string | null;
                    reason: ("no_source" | "low_support" | "conflict" | "out_of_scope" | "policy") | null;
                }[];
                written: {
                    model: string;
                    text: string;
                } | null;
            };
            /** @description The newest 50 messages, oldest first. Not in lists. */
            transcript?: {
                content: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                created_at: string;
                id: string;
                /** @enum {string} */
                role: "user" | "assistant" | "member";
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /** @description Half of the visitors who asked for a person of this assistant in the last 7 days, or for whom it asked, waited no longer; null unless waiting, and where nobody was answered. */
            usual_wait_seconds: number | null;
            visitor_id: string | null;
        };
        Import: {
            agent_id: string | null;
            asked_by: string;
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            completed_at: string | null;
            counts: {
                created: number;
                left_out: number;
                replaced: number;
                /** @description Was here already, just so. */
                unchanged: number;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            file_name: string;
            id: string;
            /** @enum {string} */
            kind: "questions" | "pages" | "documents" | "help_center" | "chats";
            /** @description What stays out, by reason. */
            left_out: {
                code: string;
                count: number;
                /** @description Why. */
                message: string;
                /** @description Where the first of them stand. */
                places: {
                    field: string | null;
                    /** @description Of the file, from 1. */
                    line: number | null;
                    /** @description Of a file in an archive, an article or an address. */
                    name: string | null;
                }[];
            }[];
            /** @description Of one that failed: why, and what to do. */
            problem: string | null;
            progress: {
                done: number;
                total: number;
            };
            /** @description Of pages, documents and articles: the source that reads them from then on. */
            source_id: string | null;
            /**
             * @description One that runs goes on by itself, also after a crash.
             * @enum {string}
             */
            status: "waiting" | "running" | "completed" | "failed";
        };
        ImportPreview: {
            /** @description Questions, pages, documents, articles or chats that would come. */
            count: number;
            file_name: string;
            /** @enum {string} */
            kind: "questions" | "pages" | "documents" | "help_center" | "chats";
            /** @description What stays out, by reason. */
            left_out: {
                code: string;
                count: number;
                /** @description Why. */
                message: string;
                /** @description Where the first of them stand. */
                places: {
                    field: string | null;
                    /** @description Of the file, from 1. */
                    line: number | null;
                    /** @description Of a file in an archive, an article or an address. */
                    name: string | null;
                }[];
            }[];
            /** @description The first of them. */
            rows: {
                line: number | null;
                /** @description The question, the address, or the title. */
                name: string;
                /** @description The answer, or how it begins. */
                text: string | null;
            }[];
        };
        Invitation: {
            /** @description Of all workspaces of the account, those to come too, with this role; else of this one alone. */
            all_workspaces: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            email: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expires_at: string;
            grants: {
                agent_ids: string[];
                brand_ids: string[];
            } | null;
            id: string;
            invited_by: string;
            /** @enum {string} */
            role: "owner" | "admin" | "editor" | "viewer" | "support";
            /** @enum {string} */
            status: "open" | "accepted" | "revoked" | "expired";
        };
        Lead: {
            agent_id: string;
            /** @description The first chat that led to it. */
            chat_id: string | null;
            /** @description All chats that led to it, oldest first. */
            chat_ids: string[];
            consent: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                given_at: string;
                text: string;
                /** @description Of the words, as the assistant's form had it. */
                version: string | null;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            fields: {
                [key: string]: string;
            };
            id: string;
            /** @description For members. */
            notes: string;
            /** @description The member who works on it. Null for visitors. */
            owner_id: string | null;
            /** @description All that this person left and asked, oldest first. In events and in one lead alone. */
            person?: {
                chat_ids: string[];
                id: string;
                lead_ids: string[];
            };
            /** @description The same in all leads of one address. Null for visitors. */
            person_id: string | null;
            /** @description By the `scoring` of the form that was published, whenever something of the lead changes; null without rules, and for visitors. */
            score: number | null;
            /** @description The rules that held. */
            scored_by: {
                /**
                 * @description Holds where one of its chats had this.
                 * @enum {string}
                 */
                chat?: "handoff" | "abstention" | "positive_feedback" | "negative_feedback";
                /** @description … with one of these in it, whatever their case. */
                contains?: string[];
                /** @description Holds where this field is filled in … */
                field?: string;
                /** @description Added where the rule holds. */
                points: number;
                /** @description Holds where so many were asked in its chats, or more. */
                questions?: number;
            }[];
            /** @enum {string} */
            status: "new" | "qualified" | "done" | "dismissed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            visitor_id: string | null;
        };
        LeadsReport: {
            data: {
                /** @description Of those, done by now. */
                done: number;
                /**
                 * Format: date-time
                 * @description Beginning of the row's time.
                 */
                from: string;
                /** @description Left in this time. */
                leads: number;
                /** @description Of those, qualified by now. */
                qualified: number;
                /** @description Of those, with consent. */
                with_consent: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            to: string;
        };
        ListedChat: {
            agent_id: string;
            /** @description Of the assistant. For members alone. */
            agent_name?: string;
            /** @description Id of the member who looks after it. */
            assigned_to: string | null;
            assignee?: {
                member_id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description Since when the visitor waits for a person, or for a word of the person who has the chat; null: for neither. Not for visitors.
             */
            awaits_reply_since?: string | null;
            contact?: {
                email: string | null;
                name: string | null;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description Who has it; null unless a person does. Empty for visitors where that person has no name. */
            holder_name: string | null;
            id: string;
            last_message?: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                created_at: string;
                /** @enum {string} */
                role: "user" | "assistant" | "member";
                /** @description Its first 200 characters. */
                text: string;
            } | null;
            last_person: {
                handoff_id: string;
                /** @description Empty for visitors where that person has no name. */
                name: string;
                rating: ("positive" | "negative") | null;
            } | null;
            message_count: number;
            /** @description With `include=messages`: all of them, the first one first. */
            messages?: components["schemas"]["Message"][];
            /** @description Where it began, without what follows `?` or `#`. */
            page_url: string | null;
            /** @enum {string} */
            status: "open" | "waiting_for_human" | "with_human" | "resolved";
            /** @description What members file it under. Not shown to visitors. */
            tags?: string[];
            /** @description The first question, shortened, or the title that members gave it; visitors see the question. */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            visitor_id: string | null;
        };
        /** @description The JSON behind `data:` of one event of `GET /v2/live`. */
        LiveEvent: {
            data: {
                /** @description False after `Last-Event-ID`: what is shown may be old; read it anew. */
                resumed: boolean;
                topics: ("chats" | "typing" | "presence" | "leads" | "crawls")[];
            };
            /** @enum {string} */
            type: "ready";
        } | {
            data: Record<string, never>;
            /** @enum {string} */
            type: "reset";
        } | {
            data: components["schemas"]["Chat"];
            /** @enum {string} */
            type: "chat.changed";
        } | {
            data: components["schemas"]["Message"];
            /** @enum {string} */
            type: "message.changed";
        } | {
            data: components["schemas"]["Lead"];
            /** @enum {string} */
            type: "lead.changed";
        } | {
            data: components["schemas"]["Source"];
            /** @enum {string} */
            type: "source.changed";
        } | {
            data: {
                id: string;
            };
            /** @enum {string} */
            type: "chat.deleted";
        } | {
            data: {
                id: string;
            };
            /** @enum {string} */
            type: "lead.deleted";
        } | {
            data: {
                id: string;
            };
            /** @enum {string} */
            type: "source.deleted";
        } | {
            data: components["schemas"]["Typing"];
            /** @enum {string} */
            type: "typing";
        } | {
            data: components["schemas"]["Presence"];
            /** @enum {string} */
            type: "presence";
        } | {
            data: Record<string, never>;
            /** @enum {string} */
            type: "reconnect";
        } | {
            data: {
                code: string;
                detail: string;
            };
            /** @enum {string} */
            type: "end";
        };
        LoginBody: {
            /** @description Account e-mail. */
            email: string;
            /** @description Account password. */
            password: string;
        };
        Me: {
            account_id: string;
            /** @description Assistants that they may use with a role of its own, also outside of `grants`; where both reach one, the wider right holds. The same as `access.grants` of the assistants. */
            agent_roles: {
                agent_id: string;
                /** @enum {string} */
                role: "editor" | "viewer" | "support";
            }[];
            /** @description Of all workspaces of the account, or of this one alone; null for a key. */
            all_workspaces: boolean | null;
            /** @description Where you answer chats: mail when a visitor waits for a person or leaves their details, and when a colleague gives you a chat. */
            chat_mails: boolean;
            email: string | null;
            id: string;
            /** @description May make accounts and see the instance. */
            instance_administrator: boolean;
            /** @enum {string} */
            kind: "member" | "api_key";
            limited_to: {
                agent_ids: string[];
                brand_ids: string[];
            } | null;
            name: string;
            /** @description The workspace asks for a code at the sign-in, and you have none yet: until then you may only set it up. */
            needs_second_step: boolean;
            /** @description The password is one that somebody else made for you: choose your own. */
            password_is_initial: boolean;
            role: ("owner" | "admin" | "editor" | "viewer" | "support") | null;
            scopes: string[] | null;
            workspace_id: string;
            /** @enum {string} */
            workspace_kind: "live" | "test";
        };
        Member: {
            /** @description Assistants that they may use with a role of its own, also outside of `grants`; where both reach one, the wider right holds. The same as `access.grants` of the assistants. */
            agent_roles: {
                agent_id: string;
                /** @enum {string} */
                role: "editor" | "viewer" | "support";
            }[];
            /** @description Of all workspaces of the account, those to come too, with this role; else of this one alone. */
            all_workspaces: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            email: string;
            grants: {
                agent_ids: string[];
                brand_ids: string[];
            } | null;
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "editor" | "viewer" | "support";
            /** @description Their sign-in takes a code besides the password. */
            totp_enabled: boolean;
        };
        Message: {
            agent_id: string;
            agent_version: number | null;
            /** @description Null for smalltalk, clarify, with_human and visitors' messages. */
            answered: boolean | null;
            /** @description Of a member's message. */
            author?: {
                member_id: string;
                name: string;
            };
            chat_id: string;
            citations: components["schemas"]["Citation"][];
            /** @description Markdown subset; `[n]` are citations. */
            content: string;
            /** @description Of the model, in US dollars; null where its price is not known. For members alone. */
            cost?: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description The fallback answered: the assistant's model failed, or its budget was used up. */
            degraded?: boolean;
            error: {
                code: string;
                message: string;
            } | null;
            first_word_ms: number | null;
            id: string;
            kind: ("answer" | "partial" | "clarify" | "smalltalk" | "abstention" | "conflict" | "with_human") | null;
            model: string | null;
            nearest_sources: {
                document_id: string;
                /** @description Of which the quote is. */
                document_version?: number;
                end?: number;
                /** @description Its sentence that is nearest to the question, no answer to it; where the reason is `low_support`. */
                quote?: string;
                source_id: string;
                /** @description Of the quote in the stored text; UTF-16 code units. */
                start?: number;
                title: string;
                url: string | null;
            }[];
            /** @description Sources that were still being read. */
            pending_sources: number;
            reason: ("no_source" | "low_support" | "conflict" | "out_of_scope" | "policy") | null;
            /** @enum {string} */
            role: "user" | "assistant" | "member";
            /** @description 0 to 1: how well the sources support it. */
            score: number | null;
            /** @description The question as it was searched for, where a typing error was mended. */
            searched_for?: string;
            statements: {
                citations: number[];
                end: number;
                start: number;
                /** @enum {string} */
                support: "verbatim" | "close" | "matched" | "checked";
            }[];
            /** @enum {string} */
            status: "pending" | "streaming" | "completed" | "failed" | "cancelled";
            suggestions: string[];
            usage: {
                /** @description Of the model that checked the statements; not among the others. */
                checker?: {
                    input_tokens: number;
                    output_tokens: number;
                };
                input_tokens: number;
                output_tokens: number;
            };
            /** @description Sentences that no source backs; for members alone. */
            withheld?: {
                nearest_quote?: string;
                reason: string;
                text: string;
            }[];
        };
        Model: {
            /** @description Tokens. */
            context_window: number | null;
            id: string;
            /** @enum {string} */
            kind: "chat" | "embedding" | "rerank";
            name: string;
            price: {
                input: number;
                output: number;
            } | null;
            /** @description What its last call failed with in the process that answers, or why its provider's list can't be read. Null when it is ready. */
            problem: string | null;
            provider: string;
            ready: boolean;
        };
        NewAccount: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            /** @description People, in whichever of its workspaces. */
            members: number;
            name: string;
            /** @description Addresses of who owns all of it. */
            owners: string[];
            /** @description Of a new owner, shown once. Null where the person is known here and signs in as before. */
            password: string | null;
            test_workspace_id: string;
            workspace_id: string;
            workspaces: number;
        };
        NewApiKey: {
            /** @description Limited to this assistant. */
            agent_id: string | null;
            allowed_origins: string[];
            /** @description Limited to this brand's assistants. */
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description The member whose key it is. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expires_at: string | null;
            /** @description First and last characters, to tell keys apart. */
            hint: string;
            id: string;
            /** @description Shown once; only its hash is stored. */
            key: string;
            /** @enum {string} */
            kind: "secret" | "publishable";
            /**
             * Format: date-time
             * @description True to half a minute.
             */
            last_used_at: string | null;
            name: string;
            /**
             * Format: date-time
             * @description After a rotation: the key before works until then.
             */
            previous_key_until: string | null;
            scopes: string[];
        };
        NewInvitation: {
            /** @description For the invited person; the same token. */
            accept_url: string;
            /** @description Of all workspaces of the account, those to come too, with this role; else of this one alone. */
            all_workspaces: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            email: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expires_at: string;
            grants: {
                agent_ids: string[];
                brand_ids: string[];
            } | null;
            id: string;
            invited_by: string;
            /** @description False without a mail server: hand the link over yourself. */
            mailed: boolean;
            /** @enum {string} */
            role: "owner" | "admin" | "editor" | "viewer" | "support";
            /** @enum {string} */
            status: "open" | "accepted" | "revoked" | "expired";
            /** @description Shown once. */
            token: string;
        };
        Note: {
            agent_id: string;
            author: {
                member_id: string;
                name: string;
            };
            chat_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            text: string;
        };
        OverviewReport: {
            data: {
                /** @description With a supported answer. */
                answered: number;
                /** @description answered / questions. Null without any. */
                answered_share: number | null;
                /** @description Chats that were asked in. */
                chats: number;
                /** @description Of models, in US dollars, as far as their prices are known. */
                cost: number;
                /** @description Broken off. */
                failed: number;
                /** @description Median time to the first word, in ms, to two digits. Null without any. */
                first_word_ms_p50: number | null;
                /** @description 95th percentile of it. Null without any. */
                first_word_ms_p95: number | null;
                /**
                 * Format: date-time
                 * @description Beginning of the row's time.
                 */
                from: string;
                /** @description Answers and abstentions; small talk and chats with a person don't count. */
                questions: number;
                /** @description Chats with a question that had no person, asked for or not, and none of whose answers was rated negative. */
                resolved: number;
                /** @description resolved / chats with a question. Null without any. */
                resolved_share: number | null;
                /** @description Without one. */
                unanswered: number;
                /** @description Different visitors, as far as they are known. */
                visitors: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            to: string;
            totals: {
                /** @description With a supported answer. */
                answered: number;
                /** @description answered / questions. Null without any. */
                answered_share: number | null;
                /** @description Chats that were asked in. */
                chats: number;
                /** @description Of models, in US dollars, as far as their prices are known. */
                cost: number;
                /** @description Broken off. */
                failed: number;
                /** @description Median time to the first word, in ms, to two digits. Null without any. */
                first_word_ms_p50: number | null;
                /** @description 95th percentile of it. Null without any. */
                first_word_ms_p95: number | null;
                /** @description Half of those were with a person no longer. Null without any. */
                handoff_seconds_p50: number | null;
                /** @description Half of those waited no longer for a person. Null without any. */
                handoff_wait_seconds_p50: number | null;
                /** @description 95 of 100 waited no longer. Null without any. */
                handoff_wait_seconds_p95: number | null;
                /** @description Times that a visitor asked for a person, or the assistant did for them. Chats that a member took over unasked are none. */
                handoffs: number;
                /** @description Of those, that somebody took over. */
                handoffs_taken: number;
                /** @description Satisfaction: positive / (positive + negative). Null without any. */
                helpful_share: number | null;
                /** @description Leads left. */
                leads: number;
                /** @description Negative ratings. */
                negative: number;
                /** @description Positive ratings. */
                positive: number;
                /** @description Answers and abstentions; small talk and chats with a person don't count. */
                questions: number;
                /** @description Chats with a question that had no person, asked for or not, and none of whose answers was rated negative. */
                resolved: number;
                /** @description resolved / chats with a question. Null without any. */
                resolved_share: number | null;
                /** @description Without one. */
                unanswered: number;
                /** @description Different visitors, as far as they are known. */
                visitors: number;
            };
        };
        PeopleReport: {
            data: {
                /** @description Times that they took a chat over, or got it. */
                chats: number;
                /** @description Half of those that have ended were with them no longer. Null without any. */
                handoff_seconds_p50: number | null;
                /** @description positive / (positive + negative). Null without any. */
                helpful_share: number | null;
                member_id: string;
                /** @description As it was when they last took a chat. */
                name: string;
                /** @description Of those, rated negative. */
                negative: number;
                /** @description Of those, rated positive by their visitors. */
                positive: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            to: string;
        };
        Presence: {
            /** @description Of a member. */
            member_id: string | null;
            /** @description Of a member. */
            name: string | null;
            /** @enum {string} */
            role: "visitor" | "member";
            /**
             * Format: date-time
             * @description Take them for gone then, unless they are told of again. Past, they have gone.
             */
            until: string;
            /** @description Of a visitor. */
            visitor_id: string | null;
        };
        PreviewSourceBody: components["schemas"]["PreviewSourceBodyWebsite"] | components["schemas"]["PreviewSourceBodySitemap"];
        /** Sitemap or feed */
        PreviewSourceBodySitemap: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            /** @description Pages to leave out, in the same form. */
            exclude?: string[];
            /** @description Only pages that fit one of these: `/docs/*`, `docs.example.com/*`. */
            include?: string[];
            /**
             * @description Links from the start. What a sitemap, playlist or channel names is one link away.
             * @default 10
             */
            max_depth?: number;
            /** @default 1000 */
            max_pages?: number;
            /**
             * @description Runs the scripts of pages that are empty without them, where a browser is installed.
             * @default true
             */
            render?: boolean;
            /** @description Keeps to the host of the start, with or without `www.`. */
            same_site?: boolean;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sitemap";
            /** @description Without a scheme it is taken as https. */
            url: string;
        };
        /** Website */
        PreviewSourceBodyWebsite: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access?: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant whose library it joins. */
            agent_id?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            /** @description Or the brand whose assistants it serves. */
            brand_id?: string;
            /** @description Pages to leave out, in the same form. */
            exclude?: string[];
            /** @description Only pages that fit one of these: `/docs/*`, `docs.example.com/*`. */
            include?: string[];
            /**
             * @description Links from the start. What a sitemap, playlist or channel names is one link away.
             * @default 10
             */
            max_depth?: number;
            /** @default 1000 */
            max_pages?: number;
            /**
             * @description Runs the scripts of pages that are empty without them, where a browser is installed.
             * @default true
             */
            render?: boolean;
            /** @description Keeps to the host of the start, with or without `www.`. */
            same_site?: boolean;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "website";
            /** @description Without a scheme it is taken as https. */
            url: string;
        };
        Problem: {
            /** @description Stable; listed in docs/errors.md. */
            code: string;
            /** @description What happened and what to do. */
            detail: string;
            errors?: {
                message: string;
                pointer: string;
            }[];
            /** @description The path that was asked for. */
            instance: string;
            request_id: string;
            status: number;
            title: string;
            /** @description `urn:citedesk:error:` and the code. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        PublishAgentBody: {
            /** @description Without running the checks. */
            force?: boolean;
            reason?: string;
            /** @description The draft's unless named. */
            version?: number;
        };
        PutFeedbackBody: {
            comment?: string | null;
            rating: ("positive" | "negative") | null;
            reasons?: ("wrong" | "not_my_question" | "outdated" | "quote_does_not_say_this" | "other")[];
        };
        QuestionsReport: {
            data: {
                /** @description With a supported answer. */
                answered: number;
                /** @description How often. */
                asked: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                last_asked_at: string;
                /** @description As it was last asked. Upper and lower case are the same. */
                question: string;
                /** @description Without one. */
                unanswered: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            to: string;
        };
        RateHandoffBody: {
            comment?: string | null;
            rating: ("positive" | "negative") | null;
        };
        RecoveryCodes: {
            /** @description Shown this once. Each signs in once without the app. */
            recovery_codes: string[];
        };
        RefreshBody: {
            /** @description The newest refresh token; works once. */
            refresh_token: string;
        };
        RemoveTotpBody: {
            /** @description Six digits of the app, or a recovery code. Each works once. */
            code: string;
            password: string;
        };
        RenewBrowserSessionBody: {
            /** @description The newest refresh token; works once. */
            refresh_token?: string;
        };
        RenewRecoveryCodesBody: {
            /** @description Six digits of the app, or a recovery code. Each works once. */
            code: string;
            password: string;
        };
        Replay: {
            original: components["schemas"]["Message"];
            passages: {
                /** @description Passages that the answer is known to have seen. */
                seen: number;
                seen_again: number;
            };
            replay: {
                answered: boolean | null;
                citations: components["schemas"]["Citation"][];
                content: string;
                degraded?: boolean;
                kind: ("answer" | "partial" | "clarify" | "smalltalk" | "abstention" | "conflict" | "with_human") | null;
                model: string | null;
                reason: ("no_source" | "low_support" | "conflict" | "out_of_scope" | "policy") | null;
                score: number | null;
                statements: {
                    citations: number[];
                    end: number;
                    start: number;
                    /** @enum {string} */
                    support: "verbatim" | "close" | "matched" | "checked";
                }[];
                usage: {
                    /** @description Of the model that checked the statements; not among the others. */
                    checker?: {
                        input_tokens: number;
                        output_tokens: number;
                    };
                    input_tokens: number;
                    output_tokens: number;
                };
            };
            revision: {
                original: number | null;
                replay: number | null;
            };
            same_content: boolean;
        };
        ReplayWebhookBody: {
            /**
             * Format: date-time
             * @description Events from then on are sent again.
             */
            since: string;
            /** @description Types of events; `lead.*` is every one of leads, `*` every one. */
            types?: ("lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published" | "lead.*" | "handoff.*" | "chat.*" | "message.*" | "feedback.*" | "source.*" | "gap.*" | "limit.*" | "webhook.*" | "agent.*" | "*")[];
        };
        Reply: {
            /** @description Whose library it is in. */
            agent_id: string | null;
            /** @description Whose library it is in; with neither it is the workspace's. */
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            /** @description What is typed to find it. One reply of a library has it. */
            shortcut: string | null;
            /** @description What is put into the message; whoever sends it may change it first. */
            text: string;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
        };
        ResetPasswordBody: {
            /** @description At least 8 characters. */
            password: string;
            /** @description From the link; works once. */
            token: string;
        };
        Restored: {
            id: string;
            /** @enum {string} */
            kind: "agent" | "source" | "brand" | "chat" | "lead" | "tool" | "reply" | "webhook" | "deployment" | "domain" | "check";
        };
        RollBackSourceBody: {
            change_id?: string;
        };
        RotateApiKeyBody: {
            /**
             * @description How long both keys work.
             * @default 86400
             */
            overlap_seconds?: number;
        };
        RunChecksBody: {
            /** @description The draft's unless named. */
            version?: number;
        };
        SampleData: {
            agent_id: string;
            brand_id: string;
            chats: number;
            feedback: number;
            handoffs: number;
            leads: number;
            source_ids: string[];
        };
        SearchBody: {
            agent_id: string;
            history?: {
                content: string;
                /** @enum {string} */
                role: "user" | "assistant";
            }[];
            /** @default 10 */
            limit?: number;
            query: string;
        };
        SearchResults: {
            data: {
                document_id: string;
                document_version: number;
                end: number;
                heading_path: string[];
                page: number | null;
                passage_id: string;
                score: number;
                source_id: string;
                start: number;
                text: string;
                title: string;
                url: string | null;
            }[];
            pending_sources: number;
        };
        Session: {
            address: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description The sign-in that asks. */
            current: boolean;
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            last_used_at: string;
            user_agent: string | null;
        };
        /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
        SetSourceAccessBody: {
            claim?: {
                name: string;
                value: string | number | boolean;
            };
            /** @enum {string} */
            visitors: "all" | "identified" | "claim" | "members";
        };
        SignUpBody: {
            account_name: string;
            email: string;
        };
        Source: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description The assistant it was attached with. */
            agent_id: string | null;
            /** @description Those it is attached to. What lies in a brand's library serves the brand's assistants besides. */
            agent_ids: string[];
            approval: boolean;
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            enabled: boolean;
            error: {
                code: string;
                message: string;
            } | null;
            id: string;
            /**
             * Format: date-time
             * @description When it was last read with success.
             */
            last_read_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            next_refresh_at: string | null;
            /** @description Changes that wait for approval. */
            pending_changes: number;
            progress: {
                failed: number;
                fetched: number;
                found: number;
                passages: number;
                skipped: number;
                /** @description Of those that wait: fetched and stored, not searchable yet. */
                unread: number;
            };
            reading: {
                /** @description Until it ends, by its pace so far. */
                estimated_seconds: number | null;
                /** @description How long the reading has taken so far, or took. */
                seconds: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                started_at: string;
                waits: {
                    code: string;
                    message: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339, UTC.
                     */
                    until: string;
                } | null;
            } | null;
            schedule: string | null;
            stale: boolean;
            stale_after_days: number | null;
            /** @enum {string} */
            status: "queued" | "fetching" | "processing" | "ready" | "ready_with_errors" | "failed" | "paused" | "cancelled";
            title: string;
            /** @enum {string} */
            type: "document" | "text" | "qa" | "website" | "sitemap" | "video" | "business_info";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            url: string | null;
            workspace_id: string;
        };
        SourceChange: {
            /** @description Documents. */
            added: number;
            changed: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            decided_at: string | null;
            id: string;
            /** @enum {string} */
            origin: "reading" | "rollback";
            removed: number;
            source_id: string;
            /**
             * @description `pending` waits for approval; only sources with `approval` have it.
             * @enum {string}
             */
            status: "applied" | "pending" | "approved" | "rejected";
        };
        SourcePreview: {
            estimated_seconds: number;
            /** @description False where the preview stopped at its time limit, or a sitemap that the site names could not be read. */
            is_complete: boolean;
            /** @description Pages known so far that would be read; links of further pages add to them. */
            pages: number;
            robots: {
                crawl_delay_seconds: number | null;
                /** @enum {string} */
                status: "read" | "absent" | "unreachable";
            };
            samples: {
                reason: {
                    code: string;
                    message: string;
                } | null;
                /** @enum {string} */
                status: "read" | "skipped" | "failed" | "empty";
                url: string;
            }[];
            sitemaps: {
                error: {
                    code: string;
                    message: string;
                } | null;
                /** @description Addresses that it names. */
                pages: number;
                url: string;
            }[];
            skipped: {
                code: string;
                pages: number;
            }[];
            /** @description How the start's text begins, as answers would see it. */
            text: string | null;
            title: string | null;
            /** @description Where the start leads. */
            url: string;
        };
        SourcesReport: {
            data: {
                /** @description Answers that cite it; 0 for sources that none did. */
                answers: number;
                /** @description Quotes from it. */
                citations: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                last_cited_at: string | null;
                /** @description Answers that cite it and were rated negative. */
                negative: number;
                source_id: string;
                title: string;
                type: string;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            to: string;
        };
        SourceWithContent: {
            /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
            access: {
                claim?: {
                    name: string;
                    value: string | number | boolean;
                };
                /** @enum {string} */
                visitors: "all" | "identified" | "claim" | "members";
            };
            /** @description As it was given. */
            address?: unknown;
            /** @description The assistant it was attached with. */
            agent_id: string | null;
            /** @description Those it is attached to. What lies in a brand's library serves the brand's assistants besides. */
            agent_ids: string[];
            alternatives?: string[];
            /** @description As it was given. */
            answer?: string;
            approval: boolean;
            brand_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description As it was given. */
            description?: unknown;
            /** @description As it was given. */
            email?: unknown;
            enabled: boolean;
            error: {
                code: string;
                message: string;
            } | null;
            exclude?: string[];
            /** @description As it was given. */
            holidays?: unknown;
            id: string;
            include?: string[];
            language?: string;
            /**
             * Format: date-time
             * @description When it was last read with success.
             */
            last_read_at: string | null;
            /** @description As it was given. */
            links?: unknown;
            max_depth?: number;
            max_pages?: number;
            /** @description As it was given. */
            name?: unknown;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            next_refresh_at: string | null;
            /** @description As it was given. */
            opening_hours?: unknown;
            /**
             * @description In the answer to `POST /v2/sources` alone: it is new, was there with this content (by name, address or bytes), or gets this content now.
             * @enum {string}
             */
            outcome?: "created" | "unchanged" | "replaced";
            /** @description Changes that wait for approval. */
            pending_changes: number;
            /** @description As it was given. */
            phone?: unknown;
            /** @description As it was given. */
            prices?: unknown;
            progress: {
                failed: number;
                fetched: number;
                found: number;
                passages: number;
                skipped: number;
                /** @description Of those that wait: fetched and stored, not searchable yet. */
                unread: number;
            };
            /** @description As it was given. */
            question?: string;
            reading: {
                /** @description Until it ends, by its pace so far. */
                estimated_seconds: number | null;
                /** @description How long the reading has taken so far, or took. */
                seconds: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                started_at: string;
                waits: {
                    code: string;
                    message: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339, UTC.
                     */
                    until: string;
                } | null;
            } | null;
            render?: boolean;
            same_site?: boolean;
            schedule: string | null;
            stale: boolean;
            stale_after_days: number | null;
            /** @enum {string} */
            status: "queued" | "fetching" | "processing" | "ready" | "ready_with_errors" | "failed" | "paused" | "cancelled";
            /** @description As it was given. */
            text?: string;
            title: string;
            /** @enum {string} */
            type: "document" | "text" | "qa" | "website" | "sitemap" | "video" | "business_info";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            url: string | null;
            workspace_id: string;
        };
        Task: {
            /** @description Null: there is no archive to be fetched any more. */
            archive_bytes: number | null;
            asked_by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            completed_at: string | null;
            /** @description Rows and files in all; of an erasure the rows of each table that are gone, and the files. */
            counts: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description Of an erasure: of its receipt. */
            id: string;
            /** @enum {string} */
            kind: "export" | "import" | "erasure";
            /** @description Of one that failed: why, and what to do. */
            problem: string | null;
            progress: {
                done: number;
                /** @description What is under way, such as `rows` or `files`; empty before it begins. */
                step: string;
                total: number | null;
            };
            /**
             * @description One that runs goes on by itself, also after a crash.
             * @enum {string}
             */
            status: "waiting" | "running" | "completed" | "failed";
            /** @description Null of an import that is not complete: nothing is there yet. */
            workspace_id: string | null;
            workspace_name: string;
        };
        TokenPair: {
            /** @description Lifetime of `token` in seconds. */
            expires_in: number;
            /** @description For POST /v2/auth/refresh, once, within 30 days. */
            refresh_token: string;
            /** @description JWT for `Authorization: Bearer`. */
            token: string;
            /** @enum {string} */
            type: "bearer";
        };
        Tool: {
            /** @description Whose library it is in. */
            agent_id: string | null;
            /** @description Whose library it is in; with neither it is the workspace's. */
            brand_id: string | null;
            confirm: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            description: string;
            id: string;
            /** @enum {string} */
            kind: "http" | "mcp" | "built_in";
            name: string;
            /** @description JSON Schema of the arguments; its type is `object`. Needed for `http`; an `mcp` server says it itself. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description Only in the answer that created it. */
            secret?: string;
            /** @description Of an `mcp` server: what models may call, and are told of it. Else empty. */
            server_tools: {
                description: string;
                name: string;
                /** @description What models call it. */
                offered_as: string;
                /** @description JSON Schema of the arguments. */
                parameters: {
                    [key: string]: unknown;
                };
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            /** @description Without what stands behind its `?`. Empty for a built-in tool. */
            url: string;
        };
        Totp: {
            /** @description Signing in takes a code besides the password. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            enabled_at: string | null;
            recovery_codes_left: number;
            /** @description The workspace of this request lets in only who has it. */
            required: boolean;
        };
        TotpSecret: {
            /** @description Base32, to type. */
            secret: string;
            /** @description For a QR code that the app reads. */
            uri: string;
        };
        Transcript: {
            chat_id: string;
            /** @description What was said, by whom and when, each answer's quotes with where they are from, and who came and went. */
            text: string;
            title: string;
        };
        Typing: {
            chat_id: string;
            /** @description Of a member. */
            name: string | null;
            /** @enum {string} */
            role: "visitor" | "member";
            /**
             * Format: date-time
             * @description Take it for over then, or when their message comes.
             */
            until: string;
        };
        UpdateAgentBody: {
            /** @description Without `grants` these stay. */
            access?: {
                /** @description Members who were given this assistant, as their own `grants` and `agent_roles` say it too. Holds at once and is no part of a version: there it is empty. */
                grants?: {
                    member_id: string;
                    /** @enum {string} */
                    role: "editor" | "viewer" | "support";
                }[];
                /**
                 * @description `identified`: visitors whose identity your server has signed; `members`: people of the account alone. Versioned.
                 * @enum {string}
                 */
                visitors: "all" | "identified" | "members";
            };
            allowed_links?: string[];
            allowed_origins?: string[];
            /** @enum {string} */
            answer_length?: "short" | "medium" | "long";
            brand_id?: string | null;
            fallback_message?: string;
            fallback_model?: string | null;
            /** @enum {string} */
            grounding?: "strict" | "balanced";
            /** @description When a person takes over, and what happens until then. What isn't named stays. */
            handoff_rules?: {
                /** @description A person is asked for with so many questions in a row that had no answer. Null: never. */
                after_abstentions?: number | null;
                /** @description Who waits for a person still gets answers from the sources. False: they are told where they stand. */
                answers_while_waiting?: boolean;
                /** @description A visitor who wrote and had no word of the person for so long waits for another one. */
                idle_minutes?: number;
                /** @description Whole words, or several in this order, in a visitor's message: a person is asked for, and nothing is looked up. Case and accents don't count. */
                keywords?: string[];
                /** @description A person is asked for when a visitor rates an answer so. */
                on_negative_feedback?: boolean;
                /**
                 * @description What becomes of a wish for a person, and of these rules, outside of `office_hours`: visitors `wait` until somebody is there, or leave their `details`.
                 * @enum {string}
                 */
                outside_hours?: "wait" | "details";
            };
            /** @description BCP 47, or `auto` for the visitor's own. What the assistant says by itself follows it too. */
            language?: string;
            lead_form?: {
                /** @description When the chat asks by itself. `on_request` unless given. */
                ask?: {
                    /** @description Of `after_answers`; 3 unless given. */
                    answers?: number;
                    /**
                     * @description Before the first question, after so many `answers`, at a question without an answer, or when the visitor wants it.
                     * @enum {string}
                     */
                    when: "before" | "after_answers" | "on_abstention" | "on_request";
                };
                consent?: {
                    /** @description No lead without. False unless given. */
                    required?: boolean;
                    /** @description The words to agree to. */
                    text: string;
                    /** @description Of the words; leads keep it. Unless given, the assistant's version in which these words were first saved. */
                    version?: string;
                } | null;
                fields?: {
                    /** @description What the visitor reads; else the chat's own word for `name`, `email`, `phone`, `message` and `company`, else the name. */
                    label?: string;
                    /** @description As a lead's `fields` have it. */
                    name: string;
                    /** @description Of a `choice`. */
                    options?: string[];
                    /** @description False unless given. */
                    required?: boolean;
                    /**
                     * @description `text` unless given.
                     * @enum {string}
                     */
                    type?: "text" | "long_text" | "email" | "phone" | "number" | "choice";
                }[];
                /** @description Against leads that no person leaves. */
                guard?: {
                    /** @description Of one visitor. 5 unless given, also without a form. */
                    leads_per_day?: number;
                    /** @description Between a visitor's coming and their lead. 0 unless given. */
                    least_seconds?: number;
                };
                /** @description What a lead is worth: the points of all rules that hold. Each has one condition. */
                scoring?: {
                    /**
                     * @description Holds where one of its chats had this.
                     * @enum {string}
                     */
                    chat?: "handoff" | "abstention" | "positive_feedback" | "negative_feedback";
                    /** @description … with one of these in it, whatever their case. */
                    contains?: string[];
                    /** @description Holds where this field is filled in … */
                    field?: string;
                    /** @description Added where the rule holds. */
                    points: number;
                    /** @description Holds where so many were asked in its chats, or more. */
                    questions?: number;
                }[];
            } | null;
            /** @description A model of GET /v2/models. `extractive` needs no key and answers with the sources' own sentences. */
            model?: string;
            /** @description Display name of the assistant. */
            name?: string;
            office_hours?: {
                /** @description Closed on these days, unless hours are given. */
                holidays?: {
                    /** @description 24 hours: 09:00. */
                    closes?: string;
                    /** Format: date */
                    date: string;
                    name?: string;
                    /** @description 24 hours: 09:00. */
                    opens?: string;
                    /** Format: date */
                    until?: string;
                }[];
                /** @description A row for days with the same hours; days without one are closed. */
                hours: {
                    /** @description 24 hours: 09:00. */
                    closes: string;
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    /** @description 24 hours: 09:00. */
                    opens: string;
                }[];
                /** @description IANA name. */
                timezone: string;
            } | null;
            /** @description How the assistant answers: tone, scope, rules. */
            prompt?: string;
            /** @description Address of the page: /a/{slug}. */
            slug?: string;
            /** @description Your own words for greeting, thanks, goodbye, identity, person and unclear. */
            smalltalk?: {
                goodbye?: string;
                greeting?: string;
                identity?: string;
                person?: string;
                thanks?: string;
                unclear?: string;
            };
            starter_questions?: string[];
            /**
             * @description `archived`: nobody reaches it, what was published is kept. `draft`: no version is published any more. To publish one, POST …/publish.
             * @enum {string}
             */
            status?: "draft" | "archived";
            synonyms?: string[][];
            /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
            theme?: {
                colors?: {
                    dark?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                    light?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                };
                /** @description Names of fonts, as CSS has them. None is loaded. */
                font?: string;
                /** @description Pixels. */
                font_size?: number;
                /** @description Pixels. */
                launcher_size?: number;
                /** @description Pixels. */
                offset_x?: number;
                /** @description Pixels. */
                offset_y?: number;
                /** @description Pixels. */
                panel_height?: number;
                /** @description Pixels. */
                panel_width?: number;
                /**
                 * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                 * @enum {string}
                 */
                position?: "start" | "end";
                /** @description Pixels. */
                radius?: number;
                /** @description Above what of the page it lies. */
                z?: number;
            };
            tone?: string;
            tools?: string[];
            /**
             * @description Who decides whether a source backs a model's sentence: `words` alone, or `model`: what words are not sure of is put to `verifier_model`, in one more call an answer. Where it isn't given, an assistant that gets its first language model takes what its workspace has agreed to.
             * @enum {string}
             */
            verification?: "words" | "model";
            /** @description A model of GET /v2/models; null: the one that answers. */
            verifier_model?: string | null;
            welcome_message?: string;
        };
        UpdateApiKeyBody: {
            /** @description Of a publishable key: the sites that may use it, e.g. https://www.example.com. */
            allowed_origins?: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expires_at?: string | null;
            name?: string;
            scopes?: ("agents:read" | "agents:write" | "audit:read" | "brands:read" | "brands:write" | "chat:write" | "chats:read" | "chats:write" | "checks:read" | "checks:write" | "deleted:read" | "deployments:read" | "deployments:write" | "domains:read" | "domains:write" | "events:read" | "feedback:read" | "feedback:write" | "gaps:write" | "handoffs:read" | "handoffs:write" | "leads:read" | "leads:write" | "models:read" | "replies:read" | "replies:write" | "search:read" | "sources:read" | "sources:write" | "stats:read" | "tools:read" | "tools:write" | "usage:read" | "visitors:read" | "visitors:write" | "webhooks:read" | "webhooks:write")[];
        };
        UpdateBrandBody: {
            /** @description Line under the chat. */
            copyright?: string;
            /** @description The brand's own domains, as a note. Those that serve a page are at `/v2/domains`. */
            domains?: string[];
            /**
             * Format: uri
             * @description In the browser's tab, of the page.
             */
            icon_url?: string | null;
            /**
             * Format: uri
             * @description The same where the chat is dark; null: the logo.
             */
            logo_dark_url?: string | null;
            /**
             * Format: uri
             * @description Above the chat's first question. `PUT /v2/brands/{id}/images/logo` uploads one.
             */
            logo_url?: string | null;
            name?: string;
            /** @description Of the page, for search engines and previews. */
            page_description?: string;
            /** @description Of the page; empty: the assistant's name. */
            page_title?: string;
            /**
             * Format: uri
             * @description Where the page's link is shown.
             */
            preview_image_url?: string | null;
            /**
             * Format: uri
             * @description Your own privacy notice, linked in the chat.
             */
            privacy_url?: string | null;
            /**
             * Format: email
             * @description Where visitors' answers to mails go.
             */
            reply_to?: string | null;
            /** @description Whom mails to visitors are from; empty: the brand. Their address stays the one of `MAIL_FROM`. */
            sender_name?: string;
            /**
             * Format: uri
             * @description Your own terms, linked in the chat.
             */
            terms_url?: string | null;
            /** @description How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes. */
            theme?: {
                colors?: {
                    dark?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                    light?: {
                        /** @description `#rgb` or `#rrggbb`. */
                        accent?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_soft?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        accent_text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bad?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        bg?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        border?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        control?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        mark?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        muted?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        ok?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        sunken?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        surface?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        text?: string;
                        /** @description `#rgb` or `#rrggbb`. */
                        warn?: string;
                    };
                };
                /** @description Names of fonts, as CSS has them. None is loaded. */
                font?: string;
                /** @description Pixels. */
                font_size?: number;
                /** @description Pixels. */
                launcher_size?: number;
                /** @description Pixels. */
                offset_x?: number;
                /** @description Pixels. */
                offset_y?: number;
                /** @description Pixels. */
                panel_height?: number;
                /** @description Pixels. */
                panel_width?: number;
                /**
                 * @description At which side of the page the launcher stands: `end`, where its lines end, or `start`.
                 * @enum {string}
                 */
                position?: "start" | "end";
                /** @description Pixels. */
                radius?: number;
                /** @description Above what of the page it lies. */
                z?: number;
            };
            /** @description True: this software is named nowhere in what visitors see. */
            white_label?: boolean;
        };
        UpdateChatBody: {
            /** @description A member who may answer chats. */
            assigned_to?: string | null;
            /**
             * @description To take a chat over, claim its handoff or write a message.
             * @enum {string}
             */
            status?: "open" | "waiting_for_human" | "resolved";
            /** @description What members file it under. Not shown to visitors. */
            tags?: string[];
            /** @description For members; null: the first question. Visitors see that one always. */
            title?: string | null;
        };
        UpdateCheckBody: {
            /** @description All of it must hold. */
            expect?: {
                /** @description Whether the sources must not answer it. */
                abstains?: boolean;
                /** @description Id of a source that the answer must cite. */
                cites?: string;
                /** @description Words that must be in the answer; upper and lower case are the same. */
                contains?: string[];
                /** @description In which the answer must be, as far as it can be told. */
                language?: string;
                /** @description Words that must not be in the answer, whole; upper and lower case are the same. */
                not_contains?: string[];
            };
            question?: string;
        };
        UpdateDeploymentBody: {
            /** @description Disabled, its page answers 404, and its script says so in the console. */
            enabled?: boolean;
            name?: string;
        };
        UpdateDomainBody: {
            /** @description The assistant whose page it serves. */
            agent_id: string;
            /** @description A deployment of the kind `page` of this assistant; without it the one that came with it. */
            deployment_id?: string;
        };
        UpdateGapBody: {
            /** @enum {string} */
            status: "open" | "dismissed";
        };
        UpdateLeadBody: {
            /** @description Null removes a field. */
            fields?: {
                [key: string]: string | null;
            };
            /**
             * @description Another person than its address tells, from now on.
             * @enum {boolean}
             */
            keep_apart?: true;
            notes?: string;
            /** @description A member who may work on leads of the assistant. */
            owner_id?: string | null;
            /** @enum {string} */
            status?: "new" | "qualified" | "done" | "dismissed";
        };
        UpdateMeBody: {
            chat_mails?: boolean;
            name?: string;
        };
        UpdateMemberBody: {
            /** @description Assistants that they may use with a role of its own, also outside of `grants`; where both reach one, the wider right holds. The same as `access.grants` of the assistants. */
            agent_roles?: {
                agent_id: string;
                /** @enum {string} */
                role: "editor" | "viewer" | "support";
            }[];
            /**
             * @description Leaves them this workspace alone. Of all workspaces somebody becomes a member by an invitation to all.
             * @enum {boolean}
             */
            all_workspaces?: false;
            grants?: {
                agent_ids?: string[];
                brand_ids?: string[];
            } | null;
            /** @description Who gets the API keys and open invitations of a member who may make none any more: an owner or admin. Without it they end. */
            hand_over_to?: string;
            /** @enum {string} */
            role?: "owner" | "admin" | "editor" | "viewer" | "support";
        };
        UpdateReplyBody: {
            /** @description What is typed to find it. One reply of a library has it. */
            shortcut?: string | null;
            /** @description What is put into the message; whoever sends it may change it first. */
            text?: string;
            title?: string;
        };
        /** @description Fields of the content are those that the source was made with; it is read again with the new ones. */
        UpdateSourceBody: {
            /** @description One address, as text or in parts, or several. */
            address?: string | {
                city?: string;
                country?: string;
                label?: string;
                postal_code?: string;
                region?: string;
                street?: string;
            } | (string | {
                city?: string;
                country?: string;
                label?: string;
                postal_code?: string;
                region?: string;
                street?: string;
            })[];
            alternatives?: string[];
            answer?: string;
            /** @description Changes of what it says wait until someone approves them. */
            approval?: boolean;
            description?: string;
            /** @description One, or several. */
            email?: string | (string | {
                /** Format: email */
                email: string;
                label?: string;
            })[];
            enabled?: boolean;
            /** @description Pages to leave out, in the same form. */
            exclude?: string[];
            /** @description Closed on these days, unless hours are given. */
            holidays?: string | {
                /** @description 24 hours: 09:00. */
                closes?: string;
                /** Format: date */
                date: string;
                name?: string;
                /** @description 24 hours: 09:00. */
                opens?: string;
                /** Format: date */
                until?: string;
            }[];
            /** @description Only pages that fit one of these: `/docs/*`, `docs.example.com/*`. */
            include?: string[];
            /** @description Of the captions, where there are several. */
            language?: string;
            links?: {
                label: string;
                url: string;
            }[];
            /**
             * @description Links from the start. What a sitemap, playlist or channel names is one link away.
             * @default 10
             */
            max_depth?: number;
            /** @default 1000 */
            max_pages?: number;
            name?: string;
            /** @description As text, or a row for days with the same hours. */
            opening_hours?: string | {
                closed?: boolean;
                /** @description 24 hours: 09:00. */
                closes?: string;
                days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                note?: string;
                /** @description 24 hours: 09:00. */
                opens?: string;
            }[];
            /** @description One number, or several. */
            phone?: string | (string | {
                label?: string;
                number: string;
            })[];
            /** @description As text, or a row a price. */
            prices?: string | {
                /** @description ISO 4217. */
                currency?: string;
                name: string;
                note?: string;
                price: string | number;
            }[];
            question?: string;
            /**
             * @description Runs the scripts of pages that are empty without them, where a browser is installed.
             * @default true
             */
            render?: boolean;
            /** @description Keeps to the host of the start, with or without `www.`. */
            same_site?: boolean;
            schedule?: ("hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description From this age on `stale` is true. */
            stale_after_days?: number | null;
            text?: string;
            title?: string;
            /** @description A page whose schema.org data fills in what is not given here. */
            url?: string;
        };
        UpdateToolBody: {
            /** @description Of an `mcp` server, and needed there: the tools that models may call. They are read from the server now, and models are told what it says now until they are written again. */
            allowed_tools?: string[];
            /** @description The visitor must agree to each call: the assistant asks, and does it once after a plain yes. True unless you say that the tool only reads. */
            confirm?: boolean;
            /** @description Tells the model what it does and when to use it. */
            description?: string;
            /** @description Sent with each call. Stored encrypted and never shown again. */
            headers?: {
                [key: string]: string;
            };
            /** @description What the model and an assistant's `tools` call it. */
            name?: string;
            /** @description JSON Schema of the arguments; its type is `object`. Needed for `http`; an `mcp` server says it itself. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description Signs the requests as Standard Webhooks do; made here when you give none. It is never shown again. */
            secret?: string;
            /**
             * Format: uri
             * @description Gets a signed POST. What stands behind its `?` is stored encrypted and never shown again.
             */
            url?: string;
        };
        UpdateWebhookBody: {
            /** @description Only what happens with these assistants. With neither: of all. */
            agent_ids?: string[];
            /** @description Only what happens with the assistants and sources of these brands. With neither: of all. */
            brand_ids?: string[];
            description?: string;
            /** @description Types of events; `lead.*` is every one of leads, `*` every one. */
            events?: ("lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published" | "lead.*" | "handoff.*" | "chat.*" | "message.*" | "feedback.*" | "source.*" | "gap.*" | "limit.*" | "webhook.*" | "agent.*" | "*")[];
            /** @description Sent with every delivery. Written once: only their names are shown. */
            headers?: {
                [key: string]: string;
            };
            /** @enum {string} */
            status?: "active" | "disabled";
            /**
             * Format: uri
             * @description Receives POST requests. https, unless you test.
             */
            url?: string;
        };
        UpdateWorkspaceBody: {
            limits?: {
                /** @description Chats of one assistant a calendar month. */
                agent_chats_per_month?: number | null;
                /** @description US dollars for models of one assistant a calendar month. */
                agent_spend_per_month?: number | null;
                /** @description Chats a calendar month (UTC). */
                chats_per_month?: number | null;
                /** @description Pages and files read. */
                pages?: number | null;
                /** @description Passages. */
                passages?: number | null;
                /** @description Sources. */
                sources?: number | null;
                /** @description US dollars for models a calendar month (UTC). */
                spend_per_month?: number | null;
                /** @description Bytes of uploaded files. */
                upload_bytes?: number | null;
            };
            name?: string;
            /** @description What of visitors' words is kept from models and webhooks. */
            personal_data?: {
                /** @description What is put behind a placeholder before a model, an embedder, a reranker or a webhook sees a visitor's words: card numbers (by their check digit), IBANs (by theirs), e-mail addresses, phone numbers. Empty: nothing. */
                mask?: ("card_number" | "iban" | "email" | "phone")[];
                /** @description Where phone numbers without a country's prefix belong, as ISO 3166 has it. Null: only those with one. */
                phone_country?: string | null;
            };
            retention?: {
                /** @description Days after its last message that a chat is erased. Null: for ever. */
                chats_days?: number | null;
                /** @description Days that audit events, events and deliveries are kept. Null: for ever. */
                logs_days?: number | null;
                /** @description Days after they were last seen that a visitor is erased. Null: for ever. */
                visitors_days?: number | null;
            };
            /** @description Only an owner changes these. */
            sign_in?: {
                /** @description How long a member's sign-in lasts without a request; watching live is none. Null: no limit of its own. */
                idle_minutes?: number | null;
                /** @description Only members whose sign-in takes a code may do anything here. API keys are not asked. */
                require_totp?: boolean;
                /** @description How long a member's sign-in lasts at the most, however it is used. Null: 30 days after its last use. */
                session_hours?: number | null;
            };
            verification?: ("words" | "model") | null;
        };
        Usage: {
            agents: {
                agent_id: string;
                chats: {
                    /** @description Null: no limit. */
                    limit: number | null;
                    used: number;
                };
                spend: number;
                spend_limit: number | null;
            }[];
            chats: {
                /** @description Null: no limit. */
                limit: number | null;
                used: number;
            };
            /** @description Of `chats` and `spend`, e.g. 2026-03 (UTC). */
            month: string;
            pages: {
                /** @description Null: no limit. */
                limit: number | null;
                used: number;
            };
            passages: {
                /** @description Null: no limit. */
                limit: number | null;
                used: number;
            };
            sources: {
                /** @description Null: no limit. */
                limit: number | null;
                used: number;
            };
            /** @description US dollars, for models; what is set aside for answers under way included. */
            spend: number;
            /** @description Null: no limit. */
            spend_limit: number | null;
            upload_bytes: {
                /** @description Null: no limit. */
                limit: number | null;
                used: number;
            };
            /** @description Limits of which 80 % are used or more, the most used first. */
            used_limits: {
                /** @description The assistant whose limit it is; null: the workspace's. */
                agent_id: string | null;
                /**
                 * @description As in a workspace's `limits`.
                 * @enum {string}
                 */
                limit: "sources" | "pages" | "passages" | "upload_bytes" | "chats_per_month" | "agent_chats_per_month" | "spend_per_month" | "agent_spend_per_month";
                /** @description The limit itself. */
                most: number;
                /**
                 * @description `near`: 80 % are used.
                 * @enum {string}
                 */
                state: "near" | "reached";
                used: number;
            }[];
        };
        UsedLimit: {
            /** @description The assistant whose limit it is; null: the workspace's. */
            agent_id: string | null;
            /**
             * @description As in a workspace's `limits`.
             * @enum {string}
             */
            limit: "sources" | "pages" | "passages" | "upload_bytes" | "chats_per_month" | "agent_chats_per_month" | "spend_per_month" | "agent_spend_per_month";
            /** @description In which it was passed (UTC). */
            month: string;
            /** @description The limit itself. */
            most: number;
            /**
             * @description `near`: 80 % are used.
             * @enum {string}
             */
            state: "near" | "reached";
            used: number;
            workspace_id: string;
        };
        Verification: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            checked_at: string;
            citations: {
                /** @description That text is what answers use today. */
                current: boolean;
                /** @description The quote stands at its place in the stored text. */
                in_place: boolean;
                number: number;
            }[];
            message_id: string;
            /** @description Every statement passed. */
            passed: boolean;
            statements: {
                citations: number[];
                end: number;
                passed: boolean;
                /** @description Why it did not pass. */
                reason: string | null;
                start: number;
                support: ("verbatim" | "close" | "matched" | "checked") | null;
                text: string;
            }[];
        };
        Visitor: {
            agent_id: string | null;
            chats: number;
            /** @description Of their identity token. */
            claims: {
                [key: string]: unknown;
            };
            contact: {
                email: string | null;
                name: string | null;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            email: string | null;
            /** @description The id that your own system knows them by. */
            external_id: string | null;
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            last_seen_at: string;
            name: string | null;
        };
        VisitorExport: {
            chats: {
                agent_id: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                created_at: string;
                id: string;
                messages: {
                    content: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339, UTC.
                     */
                    created_at: string;
                    id: string;
                    /** @enum {string} */
                    role: "user" | "assistant" | "member";
                }[];
                status: string;
                title: string;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            exported_at: string;
            feedback: {
                [key: string]: unknown;
            }[];
            /** @description When they wanted a person, why, and what they thought of them. */
            handoffs: {
                [key: string]: unknown;
            }[];
            leads: {
                [key: string]: unknown;
            }[];
            visitor: components["schemas"]["Visitor"];
        };
        VisitorQuestion: {
            agent_id: string;
            answer_id: string | null;
            answered: boolean | null;
            chat_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            /** @description Of the message. */
            id: string;
            question: string;
        };
        VisitorToken: {
            agent_id: string;
            /** @description With a `mail_token`: the one chat that the token is for. */
            chat_id?: string;
            /** @description Seconds. */
            expires_in: number;
            identified: boolean;
            token: string;
            /** @enum {string} */
            type: "bearer";
            visitor_id: string;
        };
        Webhook: {
            agent_ids: string[];
            brand_ids: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            description: string;
            disabled_reason: ("by_request" | "failing" | "gone") | null;
            events: ("lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published" | "lead.*" | "handoff.*" | "chat.*" | "message.*" | "feedback.*" | "source.*" | "gap.*" | "limit.*" | "webhook.*" | "agent.*" | "*")[];
            /**
             * Format: date-time
             * @description Null after a success.
             */
            failing_since: string | null;
            /** @description Of the headers that are sent besides. */
            header_names: string[];
            id: string;
            /** @description All that sign now, newest first; the secrets themselves are shown once. */
            secrets: {
                id: string;
                /**
                 * Format: date-time
                 * @description Null: the newest one.
                 */
                valid_until: string | null;
            }[];
            /** @enum {string} */
            status: "active" | "disabled";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            url: string;
        };
        WebhookReplay: {
            /** @description There were more than 10,000: the earliest were taken. */
            has_more: boolean;
            /** @description Events that are sent again. */
            queued: number;
            /**
             * Format: date-time
             * @description When the last of them happened: go on `since` then.
             */
            until: string | null;
        };
        WebhookTest: {
            delivered: boolean;
            duration_ms: number;
            error: {
                code: string;
                message: string;
            } | null;
            response_status: number | null;
        };
        WebhookWithSecret: {
            agent_ids: string[];
            brand_ids: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            description: string;
            disabled_reason: ("by_request" | "failing" | "gone") | null;
            events: ("lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published" | "lead.*" | "handoff.*" | "chat.*" | "message.*" | "feedback.*" | "source.*" | "gap.*" | "limit.*" | "webhook.*" | "agent.*" | "*")[];
            /**
             * Format: date-time
             * @description Null after a success.
             */
            failing_since: string | null;
            /** @description Of the headers that are sent besides. */
            header_names: string[];
            id: string;
            /** @description `whsec_…`, shown this once. Verifies signatures. */
            secret: string;
            /** @description All that sign now, newest first; the secrets themselves are shown once. */
            secrets: {
                id: string;
                /**
                 * Format: date-time
                 * @description Null: the newest one.
                 */
                valid_until: string | null;
            }[];
            /** @enum {string} */
            status: "active" | "disabled";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updated_at: string;
            url: string;
        };
        Workspace: {
            account_id: string;
            account_name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            created_at: string;
            id: string;
            /** @enum {string} */
            kind: "live" | "test";
            limits: {
                /** @description Chats of one assistant a calendar month. */
                agent_chats_per_month: number | null;
                /** @description US dollars for models of one assistant a calendar month. */
                agent_spend_per_month: number | null;
                /** @description Chats a calendar month (UTC). */
                chats_per_month: number | null;
                /** @description Pages and files read. */
                pages: number | null;
                /** @description Passages. */
                passages: number | null;
                /** @description Sources. */
                sources: number | null;
                /** @description US dollars for models a calendar month (UTC). */
                spend_per_month: number | null;
                /** @description Bytes of uploaded files. */
                upload_bytes: number | null;
            };
            name: string;
            personal_data: {
                /** @description What is put behind a placeholder before a model, an embedder, a reranker or a webhook sees a visitor's words: card numbers (by their check digit), IBANs (by theirs), e-mail addresses, phone numbers. Empty: nothing. */
                mask: ("card_number" | "iban" | "email" | "phone")[];
                /** @description Where phone numbers without a country's prefix belong, as ISO 3166 has it. Null: only those with one. */
                phone_country: string | null;
            };
            retention: {
                /** @description Days after its last message that a chat is erased. Null: for ever. */
                chats_days: number | null;
                /** @description Days that audit events, events and deliveries are kept. Null: for ever. */
                logs_days: number | null;
                /** @description Days after they were last seen that a visitor is erased. Null: for ever. */
                visitors_days: number | null;
            };
            role: ("owner" | "admin" | "editor" | "viewer" | "support") | null;
            sign_in: {
                /** @description How long a member's sign-in lasts without a request; watching live is none. Null: no limit of its own. */
                idle_minutes: number | null;
                /** @description Only members whose sign-in takes a code may do anything here. API keys are not asked. */
                require_totp: boolean;
                /** @description How long a member's sign-in lasts at the most, however it is used. Null: 30 days after its last use. */
                session_hours: number | null;
            };
            verification: ("words" | "model") | null;
        };
    };
    responses: {
        /** @description The body is not JSON, or the path is not an address. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not fit the state that things are in; `code` says why. */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure. */
        Failure: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role or the scope does not allow this. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing, unknown or not valid; `errors` names each. */
        Invalid: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or not for this caller: both answer the same. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `If-Match` names another version; `ETag` has the current one. */
        PreconditionFailed: {
            headers: {
                etag: components["headers"]["etag"];
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait as `Retry-After` says. */
        RateLimited: {
            headers: {
                "retry-after": components["headers"]["retry-after"];
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the limit: 1 MiB of JSON, 50 MiB of file. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential, or one that is not valid or has expired. */
        Unauthenticated: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type is not read here. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
        IdempotencyKey: string;
        /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
        IfMatch: string;
        /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
        WorkspaceId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of what can be edited; for `If-Match`. */
        etag: string;
        /** @description Path of what was created. */
        location: string;
        /** @description `wait`, when `Prefer: wait=N` was heard. */
        "preference-applied": string;
        /** @description What is left of the budget, and the seconds until it is full again. */
        ratelimit: string;
        /** @description The budget and its window in seconds. */
        "ratelimit-policy": string;
        /** @description Seconds to wait. */
        "retry-after": string;
        /** @description Names this request in the logs. */
        "x-request-id": string;
        /** @description The workspace that the request was about. */
        "x-workspace-id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInUse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                brand_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the name. */
                q?: string;
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
                status?: "draft" | "published" | "archived";
                /** @description RFC 3339, UTC. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listChecks: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Check"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCheckBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the check. */
                check_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the check. */
                check_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the check. */
                check_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCheckBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the check. */
                check_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listCheckResults: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the check. */
                check_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckResult"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createChecksFromAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChecksFromAnswersBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecksFromAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    runChecks: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunChecksBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listDeployments: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "widget" | "embed" | "page";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deployment"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeploymentBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the deployment. */
                deployment_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the deployment. */
                deployment_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the deployment. */
                deployment_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeploymentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the deployment. */
                deployment_id: string;
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    duplicateAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DuplicateAgentBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createIdentitySecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        previous_until: string;
                        secret: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteIdentitySecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    publishAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublishAgentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    attachSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
                /** @description Id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    detachSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
                /** @description Id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getStarterQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the agent. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: string[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listAgentVersions: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentVersion"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getAgentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the assistant. */
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentVersion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "secret" | "publishable";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the name. */
                q?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateApiKeyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description `agent.updated`, or `agent` for all of them. */
                action?: string;
                /** @description Id of a member, key or visitor. */
                actor_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv`: all rows at once, at most 50,000. `jsonl`, or `Accept: application/x-ndjson`: all of them. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                target_id?: string;
                /** @description RFC 3339, UTC. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvent"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getAuditEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the event. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getSignInMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password: boolean;
                        provider: {
                            name: string;
                            start_url: string;
                        } | null;
                        /** @description Anybody may make an account: POST /v2/auth/sign_up. */
                        sign_up: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    renewBrowserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RenewBrowserSessionBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    endBrowserSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    confirmSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whoever has an account already gives its password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSignUpBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSignInBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listBrands: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the name. */
                q?: string;
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBrandBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the brand. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the brand. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the brand. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBrandBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    putBrandImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the brand. */
                id: string;
                kind: "logo" | "logo_dark" | "icon" | "preview_image";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PNG, JPEG, WebP, GIF or SVG of at most 256 KiB, 4,096 pixels a side.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBrandImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the brand. */
                id: string;
                kind: "logo" | "logo_dark" | "icon" | "preview_image";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the brand. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    resumeChatStream: {
        parameters: {
            query?: never;
            header?: {
                "last-event-id"?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events: the AI SDK's UI message stream, version 1. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Nothing is being written. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Id of a member, `me`, or `none` for chats that are nobody's. */
                assigned_to?: string;
                /** @description True: chats whose visitor waits for a person, or wrote last to the person who has the chat; false: all others. */
                awaits_reply?: boolean;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Each chat with all of its messages and what they cite, as for a file (`format=jsonl`). */
                include?: "messages";
                /** @description As it was recognised: `de`; `und` where it was not. */
                language?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of a message; for members also of the visitor's name, address and contact details. */
                q?: string;
                /** @description Of at least one of its answers. */
                rating?: "positive" | "negative";
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                status?: "open" | "waiting_for_human" | "with_human" | "resolved";
                /** @description One of its tags, as it is written. */
                tag?: string;
                /** @description RFC 3339, UTC. */
                to?: string;
                visitor_id?: string;
                /** @description Chats whose visitor has waited for a person since then, or longer. */
                waiting_since?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedChat"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChatBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createMemberMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMemberMessageBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNoteBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
                /** @description Id of the note. */
                note_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getTranscript: {
        parameters: {
            query?: {
                /** @description `text`: the text alone, as a file. */
                format?: "json" | "text";
                /** @description BCP 47 tag of its own words, such as `Visitor`; unless told, the assistant's. */
                language?: string;
                /** @description IANA name; unless told, that of the assistant's office hours, else `UTC`. */
                time_zone?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As JSON or, with `format=text`, as a text file. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    sendTyping: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the chat. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    bulkChats: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChatsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listDeleted: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "agent" | "source" | "brand" | "chat" | "lead" | "tool" | "reply" | "webhook" | "deployment" | "domain" | "check";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getDesk: {
        parameters: {
            query?: {
                /** @description Only members who may answer this assistant's chats. */
                agent_id?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listDomains: {
        parameters: {
            query?: {
                agent_id?: string;
                brand_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the host name. */
                q?: string;
                status?: "pending" | "verified" | "failed";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Domain"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDomainBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the domain. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the domain. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the domain. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDomainBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the domain. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    verifyDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the domain. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listErasures: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "visitor" | "chats" | "source" | "document" | "agent";
                /** @description Rows a page. */
                limit?: number;
                status?: "running" | "completed";
                target_id?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Erasure"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the receipt. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description In ascending order of `sequence`, those behind this one; 0 begins at the first. */
                after?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description RFC 3339, UTC. */
                to?: string;
                type?: "lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published";
                /** @description Separated by commas; families too. */
                types?: string;
                /** @description With `after`: seconds to wait for one where there is none. */
                wait?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the event. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                agent_id?: string;
                chat_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                message_id?: string;
                /** @description Part of the comment. */
                q?: string;
                rating?: "positive" | "negative";
                /** @description RFC 3339, UTC. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Feedback"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the feedback. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listHandoffs: {
        parameters: {
            query?: {
                agent_id?: string;
                chat_id?: string;
                /** @description Id of the member. */
                claimed_by?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description What the visitor thinks of the person. */
                rating?: "positive" | "negative";
                status?: "waiting" | "claimed" | "released" | "resolved" | "withdrawn";
                /** @description RFC 3339, UTC. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Handoff"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateHandoffBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the handoff. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    claimHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the handoff. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    rateHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the handoff. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateHandoffBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    releaseHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the handoff. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    resolveHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the handoff. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the handoff. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "questions" | "pages" | "documents" | "help_center" | "chats";
                /** @description Rows a page. */
                limit?: number;
                status?: "waiting" | "running" | "completed" | "failed";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The assistant whose library it joins. Chats need one. */
                    agent_id?: string;
                    /** @description Or the brand whose assistants it serves. */
                    brand_id?: string;
                    /**
                     * Format: binary
                     * @description CSV of questions or pages, a sitemap, a ZIP of documents, JSON of articles, or JSON lines of chats.
                     */
                    file: string;
                    /**
                     * @description Without it, the content tells.
                     * @enum {string}
                     */
                    kind?: "questions" | "pages" | "documents" | "help_center" | "chats";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the import. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The assistant whose library it joins. Chats need one. */
                    agent_id?: string;
                    /** @description Or the brand whose assistants it serves. */
                    brand_id?: string;
                    /**
                     * Format: binary
                     * @description CSV of questions or pages, a sitemap, a ZIP of documents, JSON of articles, or JSON lines of chats.
                     */
                    file: string;
                    /**
                     * @description Without it, the content tells.
                     * @enum {string}
                     */
                    kind?: "questions" | "pages" | "documents" | "help_center" | "chats";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the address. */
                q?: string;
                status?: "open" | "accepted" | "revoked" | "expired";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the invitation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the invitation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whoever has an account already gives its password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                agent_id?: string;
                chat_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description So many points, or more. */
                min_score?: number;
                /** @description Id of a member, `me`, or `none` for leads that are nobody's. */
                owner_id?: string;
                person_id?: string;
                /** @description Part of a field. */
                q?: string;
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                status?: "new" | "qualified" | "done" | "dismissed";
                /** @description RFC 3339, UTC. */
                to?: string;
                visitor_id?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLeadBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLeadBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    bulkLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLeadsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    streamLive: {
        parameters: {
            query: {
                /** @description What to watch, separated by commas: `chats`, `typing`, `presence`, `leads`, `crawls`. */
                topics: string;
            };
            header?: {
                /** @description Goes on behind this event. */
                "last-event-id"?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events; the data of each is a `LiveEvent`. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallMcpBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id?: string | number;
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        method?: string;
                        params?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description A notification was taken. */
            202: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        pending: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Totp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginTotpBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotpBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewRecoveryCodesBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveTotpBody"];
            };
        };
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the name or address. */
                q?: string;
                role?: "owner" | "admin" | "editor" | "viewer" | "support";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMember: {
        parameters: {
            query?: {
                /** @description Who gets the API keys and open invitations of a member who may make none any more: an owner or admin. Without it they end. */
                hand_over_to?: string;
            };
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createResetLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expires_in: number;
                        reset_url: string;
                        token: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listMemberSessions: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMemberSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
                /** @description Id of the sign-in. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMemberTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    cancelMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
                /** @description As in `[1]`. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    confirmMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmMessageBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    putFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutFeedbackBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    replayMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    verifyMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listModels: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Model"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listReplies: {
        parameters: {
            query?: {
                /** @description Those for its chats: of its own library, its brand's and the workspace's. */
                agent_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the title, text or shortcut. */
                q?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reply"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReplyBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the reply. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the reply. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the reply. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateReplyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the reply. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the sign-in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description Those that serve this assistant, its brand's library too. */
                agent_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description RFC 3339, UTC. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the title. */
                q?: string;
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-title" | "title";
                status?: "queued" | "fetching" | "processing" | "ready" | "ready_with_errors" | "failed" | "paused" | "cancelled";
                /** @description RFC 3339, UTC. */
                to?: string;
                type?: "document" | "text" | "qa" | "website" | "sitemap" | "video" | "business_info";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Source"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSourceBody"];
                "multipart/form-data": {
                    /** @description `all`, `identified`, `members`, or SourceAccess as JSON. */
                    access?: string;
                    /** @description Assistant the source is attached to. */
                    agent_id?: string;
                    /** @description Or the brand whose library it joins. */
                    brand_id?: string;
                    /**
                     * Format: binary
                     * @description The file: PDF, Word, HTML, Markdown, text, CSV and more.
                     */
                    file: string;
                    /** @description Replaces this source with the file. */
                    source_id?: string;
                    /**
                     * @description `document` for a file.
                     * @enum {string}
                     */
                    type?: "document";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceWithContent"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceWithContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceWithContent"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        /** @description Fields of the content are those that the source was made with; it is read again with the new ones. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSourceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceWithContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    setSourceAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        /** @description `all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSourceAccessBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    cancelSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listSourceChanges: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                status?: "applied" | "pending" | "approved" | "rejected";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SourceChange"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getSourceChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the change. */
                change_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceChange"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    approveSourceChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the change. */
                change_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceChange"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listChangedDocuments: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the change. */
                change_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentChange"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    rejectSourceChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the change. */
                change_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceChange"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the title, address or file name. */
                q?: string;
                status?: "waiting" | "ready" | "unchanged" | "duplicate" | "skipped" | "empty" | "failed" | "removed";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /** @description Also the units of the text. */
                units?: boolean;
                /** @description As in a citation's `document_version`. */
                version?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the document. */
                document_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentWithText"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eraseDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the document. */
                document_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    retryDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the document. */
                document_id: string;
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eraseSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    pauseSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    refreshSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    resumeSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    rollBackSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the source. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RollBackSourceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    bulkSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSourcesBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    previewSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewSourceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getFeedbackStats: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                format?: "json" | "csv";
                /** @description 30 days ago unless told. */
                from?: string;
                /** @description Length of a row's time; `day` unless told. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows; unless told 100, and 1,000 of a report over time. */
                limit?: number;
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Now unless told. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReport"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listGaps: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` has 1,000 rows unless told. */
                format?: "json" | "csv";
                /** @description Only what was asked from then on counts. */
                from?: string;
                /** @description As the other reports have it, like `time_zone`; a gap is one row in each. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-asked" | "asked" | "-visitors" | "visitors" | "-trend" | "trend";
                status?: "open" | "closed" | "dismissed" | "off_topic";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Only what was asked before counts. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gaps, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Gap"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getGap: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the gap. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gap"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateGap: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the gap. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGapBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    answerGap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the gap. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerGapBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GapAnswered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getLeadStats: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                format?: "json" | "csv";
                /** @description 30 days ago unless told. */
                from?: string;
                /** @description Length of a row's time; `day` unless told. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows; unless told 100, and 1,000 of a report over time. */
                limit?: number;
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Now unless told. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsReport"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                format?: "json" | "csv";
                /** @description 30 days ago unless told. */
                from?: string;
                /** @description Length of a row's time; `day` unless told. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows; unless told 100, and 1,000 of a report over time. */
                limit?: number;
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Now unless told. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewReport"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getPeopleStats: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                format?: "json" | "csv";
                /** @description 30 days ago unless told. */
                from?: string;
                /** @description Length of a row's time; `day` unless told. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows; unless told 100, and 1,000 of a report over time. */
                limit?: number;
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Now unless told. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleReport"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getQuestionStats: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                format?: "json" | "csv";
                /** @description 30 days ago unless told. */
                from?: string;
                /** @description Length of a row's time; `day` unless told. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows; unless told 100, and 1,000 of a report over time. */
                limit?: number;
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Now unless told. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionsReport"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getSourceStats: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description Of all its assistants. */
                brand_id?: string;
                format?: "json" | "csv";
                /** @description 30 days ago unless told. */
                from?: string;
                /** @description Length of a row's time; `day` unless told. */
                interval?: "hour" | "day" | "week" | "month";
                /** @description Only chats in this language, as it was recognised: `de`. */
                language?: string;
                /** @description Rows; unless told 100, and 1,000 of a report over time. */
                limit?: number;
                /** @description Sources that no answer cited, or that answers cited which a visitor rated negative. */
                only?: "never_cited" | "negative_feedback";
                /** @description Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything. */
                page?: string;
                /** @description Only what had no answer for this reason. */
                reason?: "no_source" | "low_support" | "conflict" | "out_of_scope" | "policy";
                /** @description IANA name, where days, weeks and months begin; `UTC` unless told. */
                time_zone?: string;
                /** @description Now unless told. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, as JSON or, with `format=csv` or `Accept: text/csv`, as CSV. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesReport"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "export" | "import" | "erasure";
                /** @description Rows a page. */
                limit?: number;
                status?: "waiting" | "running" | "completed" | "failed";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the task. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the task. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listTools: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                kind?: "http" | "mcp" | "built_in";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the name or description. */
                q?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tool"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createTool: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateToolBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getTool: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the tool. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the tool. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateTool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the tool. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateToolBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreTool: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the tool. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createVisitorToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVisitorTokenBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listVisitors: {
        parameters: {
            query?: {
                agent_id?: string;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                external_id?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Last seen from then on. */
                from?: string;
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the name, the address or the contact details that they left. */
                q?: string;
                /** @description `-` before a name: descending. */
                sort?: "-created_at" | "created_at" | "-last_seen_at" | "last_seen_at";
                /** @description RFC 3339, UTC. */
                to?: string;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Visitor"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getVisitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the visitor. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visitor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteVisitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the visitor. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReceipt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    exportVisitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the visitor. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorExport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listVisitorQuestions: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the visitor. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VisitorQuestion"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                /** @description Part of the address or description. */
                q?: string;
                status?: "active" | "disabled";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                event_type?: "lead.created" | "lead.updated" | "lead.qualified" | "handoff.requested" | "handoff.claimed" | "handoff.returned" | "handoff.rated" | "chat.started" | "chat.assigned" | "chat.resolved" | "message.created" | "message.failed" | "feedback.created" | "feedback.updated" | "source.ready" | "source.failed" | "gap.opened" | "limit.near" | "limit.reached" | "webhook.disabled" | "agent.published";
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
                status?: "waiting" | "delivered" | "failed" | "cancelled";
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the delivery. */
                delivery_id: string;
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the delivery. */
                delivery_id: string;
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    restoreWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description `csv` and `jsonl` (JSON lines), or an `Accept` that names `text/csv` or `application/x-ndjson` first: all rows from `cursor` on, whatever `limit` says. In CSV a cell that nests holds JSON. */
                format?: "json" | "csv" | "jsonl";
                /** @description Rows a page. */
                limit?: number;
            };
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Workspace"][];
                        pagination: {
                            has_more: boolean;
                            next_cursor: string | null;
                        };
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkspaceBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    etag: components["headers"]["etag"];
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the workspace. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that the change is based on; 412 when something changed meanwhile. */
                "if-match"?: components["parameters"]["IfMatch"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the workspace. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWorkspaceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag: components["headers"]["etag"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eraseWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the workspace. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseWorkspaceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    exportWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the workspace. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    createSampleData: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path: {
                /** @description Id of the workspace. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    location: components["headers"]["location"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleData"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    importWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own, kept for 24 h: a repeat with the same body is answered as the first was. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description `wait=N` (RFC 7240): answer only when it is done, or after N seconds, at most 60. */
                prefer?: string;
                /** @description Another of the caller's workspaces; without it the account's live one. An API key is bound to its own. */
                "x-workspace-id"?: components["parameters"]["WorkspaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The archive of an export.
                     */
                    file: string;
                    /** @description Instead of the workspace's name in the archive. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    "preference-applied": components["headers"]["preference-applied"];
                    ratelimit: components["headers"]["ratelimit"];
                    "ratelimit-policy": components["headers"]["ratelimit-policy"];
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-workspace-id": components["headers"]["x-workspace-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    on_agent_published: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Agent"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "agent.published";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_chat_assigned: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Chat"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "chat.assigned";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_chat_resolved: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Chat"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "chat.resolved";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_chat_started: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Chat"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "chat.started";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_feedback_created: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Feedback"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "feedback.created";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_feedback_updated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Feedback"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "feedback.updated";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_gap_opened: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Gap"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "gap.opened";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_handoff_claimed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Handoff"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "handoff.claimed";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_handoff_rated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Handoff"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "handoff.rated";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_handoff_requested: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Handoff"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "handoff.requested";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_handoff_returned: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Handoff"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "handoff.returned";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_lead_created: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Lead"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "lead.created";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_lead_qualified: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Lead"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "lead.qualified";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_lead_updated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Lead"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "lead.updated";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_limit_near: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["UsedLimit"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "limit.near";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_limit_reached: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["UsedLimit"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "limit.reached";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_message_created: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Message"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "message.created";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_message_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Message"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "message.failed";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_source_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Source"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "source.failed";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_source_ready: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Source"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "source.ready";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_webhook_disabled: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Webhook"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "webhook.disabled";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_webhook_test: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and a base64 HMAC-SHA256, one for each secret. */
                "webhook-signature": string;
                /** @description Seconds since 1970; part of what is signed. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Webhook"];
                    /** @description Rises with time; order of arrival is not promised. */
                    sequence: number;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    /** @constant */
                    type: "webhook.test";
                };
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
